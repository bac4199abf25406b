import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@fairdesk/core/shared';
import { type Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DatabaseFault, Engine } from './engine.ts';

/** Connections per process. */
const POOL_SIZE = 10;
/** Timeout of a statement, in milliseconds. Source: portal spec §7. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** The ids of the advisory locks: any numbers, the same in every process. */
const MIGRATION_LOCK = 1_179_796_042;
const WORK_LOCK = 1_179_796_043;
/** Delay between two attempts to get a lock, in milliseconds. */
const LOCK_RETRY_MS = 200;
/** The type id of `bigint`, in which counts are returned. */
const BIGINT = 20;

/** A PostgreSQL database, for several servers at once. */
export const createPostgresEngine = (connectionString: string, log: Log): Engine => {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A broken idle connection must not end the process; the next query opens another.
  pool.on('error', () => log.warn('Cannot keep a database connection open'));
  return {
    dialect: new PostgresDialect({ pool }),
    columns: {
      text: sql`text collate "C"`,
      integer: 'integer',
      double: 'double precision',
      milliseconds: 'bigint',
      bytes: 'bytea',
    },
    lockForMigration: async (query) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(query);
    },
    alone: (query, work) => query.connection().execute((connection) => holding(connection, work)),
    faultOf,
    counterOf: ({ name, ...limit }) =>
      new RateLimiterPostgres({
        ...{ ...limit, keyPrefix: name, storeClient: pool, storeType: 'pool' },
        ...{ tableName: 'rateLimits', tableCreated: true, clearExpiredByTimeout: false },
        // A database that does not respond must not open the limits.
        insuranceLimiter: new RateLimiterMemory({ ...limit, keyPrefix: name }),
      }),
  };
};

/** Runs the work while this connection has the lock; a server that ends loses it. */
const holding = async <T>(connection: Kysely<unknown>, work: () => Promise<T>): Promise<T> => {
  // Tried again rather than waited for: a waiting statement would exceed its timeout.
  while (!(await isLocked(connection))) await sleep(LOCK_RETRY_MS);
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(WORK_LOCK)})`.execute(connection);
  }
};

const isLocked = async (connection: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${sql.lit(WORK_LOCK)}) as locked
  `.execute(connection);
  return rows[0]?.locked === true;
};

/** PostgreSQL error codes, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const faultOf = (error: unknown): DatabaseFault | undefined => {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  return CODES[error.code] ?? (error.code.startsWith('08') ? 'away' : undefined);
};

const CODES: Readonly<Record<string, DatabaseFault>> = {
  '23505': 'duplicate',
  '23503': 'reference',
  '40001': 'retry',
  '40P01': 'retry',
  '53100': 'full',
  '53300': 'away',
  '57P01': 'away',
  '57P03': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENOTFOUND: 'away',
  ETIMEDOUT: 'away',
  ENOENT: 'away',
};
