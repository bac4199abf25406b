import { plainCell } from '@fairdesk/core/organiser';
import type { CsvRow } from './csv-row.ts';

/** How the headings of a table are found. */
export interface HeadingSearch {
  /** The line that the organiser chose, 1-based; an empty line stands for the next one that is not. */
  readonly headingLine?: number | undefined;
  /** Counts the names of known columns among the cells of a row. */
  readonly countNames?: ((cells: readonly string[]) => number) | undefined;
}

/** How many rows are searched for headings. */
const SEARCHED_ROWS = 20;

/** How many known names more than the first row prove headings: a row can have values such as `Exhibitor` and `No`. */
const PROVING_NAMES = 3;

/**
 * The place of the headings among rows that are not empty: exports often have title lines above them.
 *
 * Without a chosen line it is the first of the rows with the most known names. The first row has the headings
 * unless it looks like a title: one cell, fewer cells than the other row, or three known names fewer. Ours.
 */
export const findHeadings = (
  rows: readonly CsvRow[],
  { headingLine, countNames = () => 0 }: HeadingSearch,
): number => {
  if (headingLine !== undefined) {
    const place = rows.findIndex(({ lines }) => (lines.at(-1) ?? 0) >= headingLine);
    return place < 0 ? rows.length - 1 : place;
  }
  const searched = rows.slice(0, SEARCHED_ROWS).map(({ cells }, place) => ({
    ...{ place, names: countNames(cells) },
    width: cells.filter((cell) => plainCell(cell) !== '').length,
  }));
  const [first, ...others] = searched;
  if (first === undefined) return 0;
  const candidates = others.filter(
    ({ names, width }) =>
      names > first.names &&
      (first.width === 1 || first.width < width || names >= first.names + PROVING_NAMES),
  );
  const most = Math.max(first.names, ...candidates.map(({ names }) => names));
  return candidates.find(({ names }) => names === most)?.place ?? 0;
};
