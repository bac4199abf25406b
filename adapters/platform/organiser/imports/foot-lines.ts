import { plainCell } from '@fairdesk/core/organiser';
import type { CsvTable } from '../../dataset/read/read-csv.ts';

/**
 * The lines below the last row that fills more than one column: notes such as `Printed on 12 May`, or companies with
 * a name only. None when no row fills more than one. Ours.
 */
export const footLines = ({ rows }: Pick<CsvTable, 'rows'>): ReadonlySet<number> => {
  const last = rows.findLastIndex(({ cells }) => cells.filter((cell) => plainCell(cell) !== '').length > 1);
  return new Set(last < 0 ? [] : rows.slice(last + 1).flatMap(({ lines }) => lines));
};
