/**
 * The areas of every page by their role, in the order of the page; the shell is at the left of the main area.
 *
 * Source: site spec §2 "Page layouts"; the shell is ours.
 */
export const AREAS = ['bodyTop', 'header', 'shell', 'main', 'footer'] as const;

/** One of {@link AREAS}. */
export type Area = (typeof AREAS)[number];

/** A content platform's own names of the areas: `{ main: 'content' }`; absent ones have the names it starts with. */
export type AreaNames = Readonly<Partial<Record<Area, string>>>;

/**
 * Reads the names of the areas from a setting: `main=content, header=top`; `undefined` when it is
 * invalid.
 */
export const readAreaNames = (setting: string): AreaNames | undefined => {
  const pairs = setting
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => part.trim()));
  const isValid = pairs.every(
    ([area, name = '', ...more]) => AREAS.some((each) => each === area) && name !== '' && more.length === 0,
  );
  return isValid ? Object.fromEntries(pairs) : undefined;
};
