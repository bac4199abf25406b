import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Tables } from './tables.ts';

/**
 * Migrates the schema: all steps or none.
 *
 * A released step is never edited; add a new step at the end for each change. A step only adds tables, and columns
 * that are nullable or have a default: servers of the version before work on while they are updated one by one.
 *
 * @returns a step that this version does not know; `undefined` when no newer version has migrated the database
 */
export const migrate = async (database: Kysely<Tables>, engine: Engine): Promise<string | undefined> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().execute((transaction) => migrateWithin(transaction, engine));
    } catch (error) {
      if (engine.faultOf(error) !== 'retry' || tries === TRIES) throw error;
      await sleep(Math.random() * RETRY_MS);
    }
  }
};

/** Attempts at a migration while other servers write. */
const TRIES = 50;
/** The longest delay between two attempts, in milliseconds: saves go on meanwhile. */
const RETRY_MS = 500;

/**
 * Migrates the schema in a transaction.
 *
 * @param isMeant leaves out steps, for the schema of an earlier version
 * @returns a step that this version does not know
 */
export const migrateWithin = async (
  transaction: Kysely<Tables>,
  engine: Engine,
  isMeant: (step: string) => boolean = () => true,
): Promise<string | undefined> => {
  const query = transaction as unknown as Kysely<{ migrations: { name: string } }>;
  await engine.lockForMigration(query as unknown as Kysely<unknown>);
  await sql`create table if not exists migrations (name varchar(200) primary key)`.execute(query);
  const done = new Set(
    (await query.selectFrom('migrations').select('name').execute()).map(({ name }) => name),
  );
  const steps = MIGRATIONS.filter(([name]) => !done.has(name) && isMeant(name));
  if (steps.length > 0) await engine.lockTables(query as unknown as Kysely<unknown>);
  for (const [name, step] of steps) {
    await step(query.schema, engine.columns, transaction as unknown as Kysely<unknown>);
    await query.insertInto('migrations').values({ name }).execute();
  }
  const known = new Set(MIGRATIONS.map(([name]) => name));
  return [...done].find((name) => !known.has(name));
};
