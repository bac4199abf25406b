import type { Query } from '../../database/open-database.ts';
import type { Cells } from '../read/cells.ts';
import type { Write } from './plan-rows.ts';
import { BELOW, rowIdOf } from './row-references.ts';
import { storedRows } from './stored-rows.ts';

/** A stored row that is deleted. */
export interface DeletedRow {
  readonly table: string;
  readonly rowId: string;
  readonly row: Cells;
}

export type Deletion = Extract<Write, { does: 'delete' }>;

export const deletionsIn = (writes: readonly Write[]): readonly Deletion[] =>
  writes.filter((write) => write.does === 'delete');

/** The rows that these deletions delete, themselves first, by the key of the deletion: see {@link deletedBy}. */
export const rowsBelow = async (
  query: Query,
  deletions: readonly Deletion[],
): Promise<ReadonlyMap<Deletion, readonly DeletedRow[]>> => {
  const rowsByDeletion = new Map<Deletion, Map<string, DeletedRow>>();
  let level: Reached[] = deletions.map((deletion) => ({
    deletion,
    ...{ table: deletion.table, row: deletion.before, rowId: rowIdOf(deletion.table, deletion.before) },
  }));
  while (level.length > 0) {
    const fresh = level.filter(
      ({ deletion, table, rowId }) => !rowsByDeletion.get(deletion)?.has(`${table} ${rowId}`),
    );
    for (const { deletion, ...row } of fresh) {
      const rows = rowsByDeletion.get(deletion) ?? new Map<string, DeletedRow>();
      rowsByDeletion.set(deletion, rows.set(`${row.table} ${row.rowId}`, row));
    }
    level = await rowsUnder(query, fresh);
  }
  return new Map([...rowsByDeletion].map(([deletion, rows]) => [deletion, [...rows.values()]]));
};

interface Reached extends DeletedRow {
  readonly deletion: Deletion;
}

const rowsUnder = async (query: Query, level: readonly Reached[]): Promise<Reached[]> => {
  const under: Reached[] = [];
  for (const { table, column, to } of BELOW) {
    const owners = Map.groupBy(
      level.filter((one) => one.table === to),
      ({ row }) => row.id ?? null,
    );
    if (owners.size === 0) continue;
    for (const row of await storedRows(query, table, column, [...owners.keys()].map(String)))
      for (const { deletion } of owners.get(row[column] ?? null) ?? [])
        under.push({ deletion, table, row, rowId: rowIdOf(table, row) });
  }
  return under;
};
