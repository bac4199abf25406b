/**
 * How many of twelve columns a block spans.
 *
 * A width is given in percent or in columns: both 25 and 3 mean a quarter. 66 and 8 give 4, as the spec
 * defines it.
 *
 * Source: site spec §5 "Column width".
 */
const COLUMNS: ReadonlyMap<string, number> = new Map([
  ['25', 3],
  ['3', 3],
  ['33', 4],
  ['4', 4],
  ['50', 6],
  ['6', 6],
  ['66', 4],
  ['8', 4],
  ['75', 9],
  ['9', 9],
]);

/** The default width of a block by itself: all twelve columns. */
export const FULL_WIDTH_COLUMNS = 12;
/** The default width of a block in a list of columns: a third. */
export const LIST_COLUMNS = 4;

/** The maximum number of columns of a splitter. Source: site spec §2 "Column splitter". */
export const SPLITTER_COLUMNS_MAX = 8;

/**
 * Converts a width to columns; returns `fallback` when it is empty or not in the table.
 *
 * @example
 * ```ts
 * columnsOf('25') // 3
 * columnsOf('33') // 4
 * ```
 */
export const columnsOf = (width: string, fallback: number = FULL_WIDTH_COLUMNS): number =>
  COLUMNS.get(width.trim()) ?? fallback;

/**
 * The columns of each call to action on a banner, by their number: 1 gives 10, 2 give 5, more 3. Source: site
 * spec §9.
 *
 * @example
 * ```ts
 * bannerColumns(1) // 10
 * bannerColumns(2) // 5
 * ```
 */
export const bannerColumns = (count: number): number => {
  if (count === 1) return 10;
  return count === 2 ? 5 : 3;
};

/**
 * The height of a banner's filler on wide screens, as a share of the height of its call to action. Source:
 * site spec §9.
 */
export const BANNER_FILLER_RATIO = 0.56;
