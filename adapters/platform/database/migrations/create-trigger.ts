import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** What runs after a row of a table is written. Frozen once released. */
export interface Trigger {
  readonly table: string;
  readonly after: 'insert' | 'update' | 'delete';
  /** The columns whose update counts; every column when omitted. */
  readonly of?: readonly string[];
  /** SQL that refers to `NEW` and `OLD`. */
  readonly statements: readonly string[];
}

/** Creates a trigger for each row: PostgreSQL wants a function for it, SQLite takes the statements. */
export const createTrigger = async (
  query: Kysely<unknown>,
  purpose: string,
  { table, after, of = [], statements }: Trigger,
): Promise<void> => {
  const name = `${table}_${after}_${purpose}`;
  const columns = of.map((column) => `"${column}"`).join(', ');
  const event = `after ${after}${columns === '' ? '' : ` of ${columns}`} on "${table}"`;
  const body = statements.map((statement) => `${statement};`).join('\n');
  if (query.getExecutor().adapter instanceof SqliteAdapter) {
    await sql.raw(`create trigger "${name}" ${event} for each row begin ${body} end`).execute(query);
    return;
  }
  await sql
    .raw(
      `create function "${name}"() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    )
    .execute(query);
  await sql.raw(`create trigger "${name}" ${event} for each row execute function "${name}"()`).execute(query);
};
