import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { storedRows } from '../../dataset/plan/stored-rows.ts';
import type { Cells } from '../../dataset/read/cells.ts';

/** The stored records of steps, by id. */
export const rowsOf = async (
  query: Query,
  steps: readonly Pick<ImportStepRow, 'tableName' | 'rowId'>[],
): Promise<ReadonlyMap<string, Cells>> => {
  const rows = new Map<string, Cells>();
  for (const [table, own] of Map.groupBy(steps, ({ tableName }) => tableName)) {
    const ids = own.map(({ rowId }) => rowId);
    for (const row of await storedRows(query, table, 'id', ids)) rows.set(String(row.id), row);
  }
  return rows;
};
