import type { Log } from '@fairdesk/core/shared';
import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DatabaseFault, Engine } from './engine.ts';

/** Connections per process. */
const POOL_SIZE = 10;
/** Timeout of a statement, in milliseconds. Source: portal spec §7. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** The id of the advisory lock for migrations: any number, the same in every process. */
const MIGRATION_LOCK = 1_179_796_042;
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
