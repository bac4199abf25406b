import type { Query } from '../../database/open-database.ts';
import { anyTable } from '../../profile-service/rows.ts';
import type { Write } from '../plan/plan-rows.ts';
import type { Cells } from '../read/cells.ts';

/** Maximum number of values in a statement: a limit that every engine accepts. */
const VALUES_AT_ONCE = 5_000;

/** Executes the plan in order: referenced rows come first. Deletes what is to be removed at the end. */
export const writeRows = async (query: Query, writes: readonly Write[]): Promise<void> => {
  const anything = anyTable(query);
  for (const { table, rows } of insertsOf(writes)) await anything.insertInto(table).values(rows).execute();
  for (const write of writes)
    if (write.does === 'update')
      await anything
        .updateTable(write.table)
        .set(write.changes)
        .where((where) => where.and(write.where))
        .execute();
  for (const write of writes)
    if (write.does === 'delete')
      await anything
        .deleteFrom(write.table)
        .where((where) => where.and(write.where))
        .execute();
};

interface Insert {
  readonly table: string;
  readonly rows: Cells[];
}

/** Batches new rows of one table with the same columns, to keep the transaction short. */
const insertsOf = (writes: readonly Write[]): readonly Insert[] => {
  const inserts: Insert[] = [];
  const open = new Map<string, Insert>();
  for (const write of writes) {
    if (write.does !== 'insert') continue;
    // A later row may reference rows planned in between.
    if (inserts.at(-1)?.table !== write.table) open.clear();
    const columns = Object.keys(write.row);
    const kind = `${write.table} ${columns.toSorted().join(' ')}`;
    const last = open.get(kind);
    if (last !== undefined && (last.rows.length + 1) * columns.length <= VALUES_AT_ONCE)
      last.rows.push(write.row);
    else {
      const insert: Insert = { table: write.table, rows: [write.row] };
      inserts.push(insert);
      open.set(kind, insert);
    }
  }
  return inserts;
};
