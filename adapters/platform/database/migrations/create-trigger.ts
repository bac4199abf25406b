import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** What runs when a row of a table is written. Frozen once released. */
export interface Trigger {
  readonly table: string;
  readonly after: 'insert' | 'update' | 'delete';
  /** Runs before the row is written instead: of a deletion, before what the database deletes with it. */
  readonly isBefore?: boolean;
  /** The columns whose update counts; every column when omitted. */
  readonly of?: readonly string[];
  /** SQL of a condition that must be true. */
  readonly when?: string;
  /** SQL that refers to `NEW` and `OLD`. */
  readonly statements: readonly string[];
}

/** Creates a trigger for each row: PostgreSQL wants a function for it, SQLite takes the statements. */
export const createTrigger = async (
  query: Kysely<unknown>,
  purpose: string,
  { table, after, isBefore = false, of = [], when, statements }: Trigger,
): Promise<void> => {
  const name = `${table}_${after}_${purpose}`;
  const columns = of.map((column) => `"${column}"`).join(', ');
  const event = `${isBefore ? 'before' : 'after'} ${after}${columns === '' ? '' : ` of ${columns}`} on "${table}"`;
  const body = statements.map((statement) => `${statement};`).join('\n');
  if (query.getExecutor().adapter instanceof SqliteAdapter) {
    const condition = when === undefined ? '' : `when ${when}`;
    await sql
      .raw(`create trigger "${name}" ${event} for each row ${condition} begin ${body} end`)
      .execute(query);
    return;
  }
  // PostgreSQL accepts no query in the condition of a trigger.
  const guarded = when === undefined ? body : `if ${when} then ${body} end if;`;
  // Before a row is written, null would leave the row as it is.
  const row = isBefore ? (after === 'delete' ? 'old' : 'new') : 'null';
  await sql
    .raw(
      `create function "${name}"() returns trigger language plpgsql as $$ begin ${guarded} return ${row}; end $$`,
    )
    .execute(query);
  await sql.raw(`create trigger "${name}" ${event} for each row execute function "${name}"()`).execute(query);
};
