import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@fairdesk/core/shared';
import { Kysely, sql } from 'kysely';
import type { DatabaseFault, Engine, Observe } from './engine.ts';
import { migrate } from './migrate.ts';
import type { RateCounter, RateLimit } from './rate-counter.ts';
import { createSharedClock, type SharedClock } from './shared-clock.ts';
import type { Tables } from './tables.ts';

/** Queries the database; also the type of a transaction. */
export type Query = Kysely<Tables>;

/** The platform's one database. */
export interface Database {
  /** For reads, and for single statements. */
  readonly query: Query;
  /**
   * Runs a transaction.
   *
   * The work must use only the query it receives (SQLite has one connection: using {@link Database.query}
   * inside would deadlock), and may be repeated when another writer was in the way.
   */
  write<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Runs the work while no other server of the database does, without a transaction. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Why the database rejected a statement; `undefined` for any other error. */
  faultOf(error: unknown): DatabaseFault | undefined;
  counterOf(limit: RateLimit): RateCounter;
  /** The present moment, the same on every server. */
  readonly clock: () => Date;
  readonly observe: Observe;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly dataFolder: string;
  /** `postgres://…`; SQLite in the data folder when omitted. */
  readonly databaseUrl?: string;
  readonly log: Log;
  /** How long to wait for a database that does not respond yet, in milliseconds; 0 when omitted. */
  readonly patienceMs?: number;
}

/** Delay between two attempts to reach a database, in milliseconds. */
const RETRY_MS = 1_000;

/** Maximum number of attempts at a transaction when other writers are in the way. */
const TRIES = 5;
/** The longest delay before the second attempt, in milliseconds; it doubles with each, so that a migration can end. */
const FIRST_DELAY_MS = 100;

const NEWER =
  'A newer version has migrated the database. This version works on with it, without what the newer one added.';

/** Opens the database and migrates its schema; safe when several processes start at once. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const engine = await engineOf(settings);
  const query = new Kysely<Tables>({ dialect: engine.dialect });
  let clock: SharedClock;
  try {
    const unknownStep = await whenThere(() => migrate(query, engine), engine, settings);
    if (unknownStep !== undefined) settings.log.warn(NEWER, { step: unknownStep });
    clock = await openClock(query, engine);
  } catch (error) {
    await query.destroy();
    throw error;
  }
  const { faultOf, counterOf, observe } = engine;
  return {
    query,
    write: writeWith(query, engine),
    alone: (work) => engine.alone(query as unknown as Kysely<unknown>, work),
    faultOf,
    counterOf,
    clock: clock.now,
    observe,
    close: () => {
      clock.stop();
      return query.destroy();
    },
  };
};

const openClock = async (query: Query, { hasServers, healthSql }: Engine): Promise<SharedClock> => {
  if (!hasServers) return { now: () => new Date(), stop: () => {} };
  return createSharedClock(async () => {
    const { rows } = await sql<{ ms: number }>`${sql.raw(healthSql)}`.execute(query);
    return Number(rows[0]?.ms);
  });
};

/** The database as it is: neither created nor migrated. */
export interface Store {
  readonly query: Query;
  readonly engine: Engine;
}

/** Opens the database without migrating it: a backup must not change it. */
export const openStore = async (settings: DatabaseSettings): Promise<Store> => {
  const engine = await engineOf(settings);
  return { query: new Kysely<Tables>({ dialect: engine.dialect }), engine };
};

/** Retries while the database does not respond: it may be starting at the same time. */
const whenThere = async <T>(
  work: () => Promise<T>,
  { faultOf }: Engine,
  { log, patienceMs = 0 }: DatabaseSettings,
): Promise<T> => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (faultOf(error) !== 'away' || Date.now() + RETRY_MS > deadline) throw error;
      log.warn('The database does not respond yet');
      await sleep(RETRY_MS);
    }
  }
};

/** Only the engine in use is loaded. */
const engineOf = async ({ databaseUrl, dataFolder, log }: DatabaseSettings): Promise<Engine> =>
  databaseUrl
    ? (await import('./postgres.ts')).createPostgresEngine(databaseUrl, log)
    : (await import('./sqlite.ts')).createSqliteEngine(dataFolder);

const writeWith = (query: Query, { faultOf, transact }: Engine): Database['write'] => {
  const run = transact(query);
  return async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await run(work);
      } catch (error) {
        if (faultOf(error) !== 'retry' || tries === TRIES) throw error;
        await sleep(FIRST_DELAY_MS * 2 ** (tries - 1) * (0.5 + Math.random() / 2));
      }
    }
  };
};
