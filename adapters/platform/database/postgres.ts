import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@fairdesk/core/shared';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DatabaseFault, Engine } from './engine.ts';
import { guardConnection, READ_ONLY, UNLIMITED } from './guard-connection.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import { IS_GENUINE, stateReader } from './postgres-state.ts';
import { watchSnapshots } from './snapshot-watch.ts';
import { tableKeysOf } from './table-keys.ts';

/** Connections per process. */
const POOL_SIZE = 10;
/** In milliseconds. */
export interface PostgresLimits {
  /** How long a statement may take, and a new connection. Source: portal spec §7. */
  readonly statementMs: number;
  /** How long the database may be silent: longer, because a database that works ends the statement itself. */
  readonly silenceMs: number;
  /** How long a transaction may wait for its server: if that vanished, the others wait for what it has locked. */
  readonly idleTransactionMs: number;
}

const LIMITS: PostgresLimits = { statementMs: 10_000, silenceMs: 11_000, idleTransactionMs: 60_000 };
/** The ids of the advisory locks: any numbers, the same in every process. */
const MIGRATION_LOCK = 1_179_796_042;
const WORK_LOCK = 1_179_796_043;
/** How long a migration waits for a table; shorter than the second after which PostgreSQL ends a deadlock. */
const LOCK_WAIT_MS = 500;
/** Delay between two attempts to get a lock, in milliseconds. */
const LOCK_RETRY_MS = 200;
/** The type id of `bigint`, in which counts are returned. */
const BIGINT = 20;

/** A PostgreSQL database, for several servers at once. */
export const createPostgresEngine = (
  connectionString: string,
  log: Log,
  { statementMs, silenceMs, idleTransactionMs }: PostgresLimits = LIMITS,
): Engine => {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: statementMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A broken connection must not end the process; the next query opens another. The pool hears of idle ones alone.
  const warn = () => log.warn('Cannot keep a database connection open');
  pool.on('error', warn);
  pool.on('connect', (client) => {
    client.on('error', warn);
    guardConnection(client, silenceMs);
  });
  return {
    dialect: createPostgresDialect(pool),
    transact: (query) => (work) => query.transaction().execute(work),
    observe: watchSnapshots(stateReader(pool)),
    columns: {
      text: sql`text collate "C"`,
      integer: 'integer',
      double: 'double precision',
      milliseconds: 'bigint',
      bytes: 'bytea',
    },
    lockForMigration: async (query) => {
      // Another server's migration, and a step of this one on a large table, may take longer than a statement may run.
      await sql.raw(UNLIMITED).execute(query);
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(query);
    },
    lockTables,
    alone: (query, work) => query.connection().execute((connection) => holding(connection, work)),
    faultOf,
    counterOf: ({ name, ...limit }) =>
      new RateLimiterPostgres({
        ...{ ...limit, keyPrefix: name, storeClient: pool, storeType: 'pool' },
        ...{ tableName: 'rateLimits', tableCreated: true, clearExpiredByTimeout: false },
        // A database that does not respond must not open the limits.
        insuranceLimiter: new RateLimiterMemory({ ...limit, keyPrefix: name }),
      }),
    hasServers: true,
    healthSql: `select 'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1) as "version",
      extract(epoch from clock_timestamp())::float8 * 1000 as "ms"`,
    beginSnapshot: 'begin isolation level repeatable read read only',
    tables: async (query) => {
      const { rows } = await sql<{ name: string; column: string }>`
        select c.relname as "name", a.attname as "column"
        from pg_class c
          join pg_index i on i.indrelid = c.oid and i.indisprimary
          join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        order by c.relname collate "C", array_position(i.indkey::int2[], a.attnum)`.execute(query);
      return tableKeysOf(rows);
    },
    liftChecks,
  };
};

/**
 * A step takes a lock on each table that it changes. Taken one after the other while servers write, these locks end in
 * a deadlock, and a save fails; taken at once and given up early, they make saves wait for a moment.
 *
 * YugabyteDB (`PostgreSQL 15.2-YB-…`) and CockroachDB cannot lock tables, and migrate without.
 */
const lockTables: Engine['lockTables'] = async (query) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as "name" from pg_tables
    where schemaname = current_schema() and ${sql.raw(IS_GENUINE)} order by 1`.execute(query);
  if (rows.length === 0) return;
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(query);
  const tables = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`lock table ${tables} in share row exclusive mode`.execute(query);
};

const liftChecks: Engine['liftChecks'] = async (query) => {
  // A foreign key of a large table takes longer to check than a statement may run.
  await sql.raw(UNLIMITED).execute(query);
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as "name", pg_get_constraintdef(oid) as "definition"
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(query);
  const { rows: triggered } = await sql<{ table: string }>`
    select distinct c.oid::regclass::text as "table"
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(query);
  const alter = (table: string, change: string) => sql.raw(`alter table ${table} ${change}`).execute(query);
  for (const { table, name } of keys) await alter(table, `drop constraint ${name}`);
  for (const { table } of triggered) await alter(table, 'disable trigger user');
  return async () => {
    for (const { table } of triggered) await alter(table, 'enable trigger user');
    for (const { table, name, definition } of keys)
      await alter(table, `add constraint ${name} ${definition}`);
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
  if (!(error instanceof Error)) return undefined;
  if (NO_CONNECTION.has(error.message)) return 'away';
  if (!('code' in error && typeof error.code === 'string')) return undefined;
  return CODES[error.code] ?? (error.code.startsWith('08') ? 'away' : undefined);
};

/** The messages of the client's errors that have no code. */
const NO_CONNECTION: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  // A transaction whose connection was lost cannot be rolled back, and this error replaces the first one.
  'Client has encountered a connection error and is not queryable',
]);

const CODES: Readonly<Record<string, DatabaseFault>> = {
  '23505': 'duplicate',
  '23503': 'reference',
  '40001': 'retry',
  '40P01': 'retry',
  // No lock in time.
  '55P03': 'retry',
  '53100': 'full',
  '53300': 'away',
  // Canceled by the timeout of statements.
  '57014': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  [READ_ONLY]: 'away',
  EAI_AGAIN: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENOTFOUND: 'away',
  ETIMEDOUT: 'away',
  ENOENT: 'away',
};
