/** The largest number of exhibitors in a row of logos. */
export const EXHIBITOR_LOGOS_MAX = 36;

/** The number of exhibitors in a row of logos whose editor gave none. */
const DEFAULT_LOGOS = 12;

/** The number of logos to show, from 1 to {@link EXHIBITOR_LOGOS_MAX}. @param limit as its editor entered it */
export const exhibitorLogoCount = (limit: string): number => {
  const count = Number(limit);
  return Number.isInteger(count) && count > 0 ? Math.min(count, EXHIBITOR_LOGOS_MAX) : DEFAULT_LOGOS;
};
