import { plainCell } from '@fairdesk/core/organiser';

/** A row of a table. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** The first line of each cell, 1-based: a quoted cell may span several lines. */
  readonly lines: readonly number[];
}

/** Whether a row has a cell that is not empty. */
export const isFilled = ({ cells }: Pick<CsvRow, 'cells'>): boolean =>
  cells.some((cell) => plainCell(cell) !== '');
