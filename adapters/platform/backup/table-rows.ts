import { sql } from 'kysely';
import type { TableKey } from '../database/engine.ts';
import type { Query } from '../database/open-database.ts';
import { anyTable } from '../profile-service/rows.ts';

/** A row of any table. */
export type BackupRow = Readonly<Record<string, string | number | null>>;

/** How many rows are in memory at once. */
const ROWS_AT_ONCE = 200;

/** The rows of a table by primary key. */
export async function* tableRows(query: Query, { name, key }: TableKey): AsyncGenerator<BackupRow> {
  let last: BackupRow | undefined;
  do {
    const rows = await page(query, { name, key }, last);
    yield* rows;
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

const page = (
  query: Query,
  { name, key }: TableKey,
  last: BackupRow | undefined,
): Promise<readonly BackupRow[]> => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const all = anyTable(query).selectFrom(name).selectAll().limit(ROWS_AT_ONCE);
  const sorted = key.reduce((select, column) => select.orderBy(column), all);
  const rest =
    last && sorted.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => last[column]))})`);
  return (rest ?? sorted).execute();
};

/** Inserts rows in statements of {@link ROWS_AT_ONCE}. */
export const insertRows = async (query: Query, name: string, rows: AsyncIterable<unknown>): Promise<void> => {
  let some: BackupRow[] = [];
  const insert = async () => {
    if (some.length > 0) await anyTable(query).insertInto(name).values(some).execute();
    some = [];
  };
  for await (const row of rows) {
    some.push(row as BackupRow);
    if (some.length === ROWS_AT_ONCE) await insert();
  }
  await insert();
};
