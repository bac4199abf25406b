import type { Query } from '../../database/open-database.ts';
import type { Cell } from '../../profile-service/rows.ts';
import type { Cells } from '../read/cells.ts';
import { storedRows } from './stored-rows.ts';

/** Columns that every write changes. */
export const VOLATILE: ReadonlySet<string> = new Set(['version', 'created', 'modified']);

/** What the last import wrote, by record. */
export const importedValues = async (
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Cells>> => {
  const steps = await storedRows(query, 'importSteps', 'rowId', ids);
  const values = new Map<string, Cells>();
  for (const { rowId, after } of steps
    .filter(({ state }) => state === 'done')
    .toSorted((one, other) => (String(one.importId) < String(other.importId) ? -1 : 1)))
    values.set(String(rowId), { ...values.get(String(rowId)), ...cellsIn(after) });
  return values;
};

/** The values of a stored step. */
export const cellsIn = (text: Cell | undefined): Cells =>
  typeof text === 'string' ? (JSON.parse(text) as Cells) : {};

/** Some cells without these columns. */
export const without = (cells: Cells, columns: ReadonlySet<string>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => !columns.has(column)));
