import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from './migrations/all.ts';
import type { Store } from './open-database.ts';

/** What a check of the database found, without a change to it. */
export interface DatabaseHealth {
  /** `SQLite 3.50.4` or `PostgreSQL 15.14` */
  readonly version: string;
  /** How many steps of the schema the database lacks; all of them when it is new. */
  readonly pendingSteps: number;
  /** The first step that this version does not know: a newer version has migrated the database. */
  readonly unknownStep: string | undefined;
  /** How far the database's clock is ahead of ours, in milliseconds. */
  readonly clockAheadMs: number;
}

/** Rejects when the database cannot be reached or refuses the user. */
export const checkDatabase = async ({ query, engine }: Store, now: () => number): Promise<DatabaseHealth> => {
  const { rows: health } = await sql<{ version: string; ms: number }>`${sql.raw(engine.healthSql)}`.execute(
    query,
  );
  const ours = now();
  const [{ version, ms } = { version: '', ms: ours }] = health;
  const tables = await engine.tables(query as unknown as Kysely<unknown>);
  const done = new Set(tables.some(({ name }) => name === 'migrations') ? await stepsOf(query) : []);
  const migrationNames = MIGRATIONS.map(([name]) => name);
  return {
    version,
    pendingSteps: migrationNames.filter((name) => !done.has(name)).length,
    unknownStep: [...done].find((name) => !migrationNames.includes(name)),
    clockAheadMs: Number(ms) - ours,
  };
};

const stepsOf = async (query: Store['query']): Promise<readonly string[]> =>
  (await sql<{ name: string }>`select name from migrations`.execute(query)).rows.map(({ name }) => name);
