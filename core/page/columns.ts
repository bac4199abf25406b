/**
 * How many of twelve columns a block takes.
 *
 * A width is given in percent or in columns: both 25 and 3 are a quarter. 66 and 8 give 4, as the spec has it.
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

/** What a width of its own stands for: all twelve, or a third in a list of columns. */
export const FULL_WIDTH_COLUMNS = 12;
/** What a width in a list of columns stands for by default: a third. */
export const LIST_COLUMNS = 4;

/** The most columns a splitter has. Source: site spec §2 "Column splitter". */
export const SPLITTER_COLUMNS_MAX = 8;

/** The columns of a width; `fallback` for one that is empty, no number or not in the table. */
export const columnsOf = (width: string, fallback: number = FULL_WIDTH_COLUMNS): number =>
  COLUMNS.get(width.trim()) ?? fallback;

/** The columns of a banner's call-to-action by how many there are: 1 gives 10, 2 give 5, more 3. Source: site spec §9. */
export const bannerColumns = (count: number): number => {
  if (count === 1) return 10;
  return count === 2 ? 5 : 3;
};

/** A banner's filler is this part of the height of its call-to-action on wide screens. Source: site spec §9. */
export const BANNER_FILLER_RATIO = 0.56;
