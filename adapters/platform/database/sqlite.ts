import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DatabaseFault, Engine } from './engine.ts';
import { groupWrites } from './group-writes.ts';
import { tableKeysOf } from './table-keys.ts';
import { type TableWatch, type WatchedStatement, watchTables } from './table-watch.ts';

/** How long a statement waits for another process's lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;
/** Size of the prepared statement cache. */
const STATEMENT_CACHE_SIZE = 500;

/**
 * One file, `fairdesk.sqlite`, in the data folder.
 *
 * Every acknowledged write is on disk (WAL, `synchronous = FULL`). Several processes may have it open.
 */
export const createSqliteEngine = (dataFolder: string): Engine => {
  let watch: TableWatch | undefined;
  const open = async (): Promise<SqliteDatabase> => {
    const file = openFile(dataFolder);
    watch = watchTables(file);
    return forKysely(file, watch);
  };
  return {
    dialect: new SqliteDialect({ database: open }),
    transact: groupWrites,
    observe: async (work, period) =>
      watch?.observe(work, period) ?? { value: await work(), isCurrent: () => false },
    columns: { text: 'text', integer: 'integer', double: 'real', milliseconds: 'integer', bytes: 'blob' },
    // `begin immediate` already holds the only lock.
    lockForMigration: async () => {},
    lockTables: async () => {},
    // One server has the data folder.
    alone: (_query, work) => work(),
    faultOf,
    counterOf: ({ name, ...limit }) => new RateLimiterMemory({ ...limit, keyPrefix: name }),
    beginSnapshot: 'begin deferred',
    hasServers: false,
    healthSql: `select 'SQLite ' || sqlite_version() as "version", unixepoch('subsec') * 1000 as "ms"`,
    tables: async (query) => {
      const { rows } = await sql<{ name: string; column: string }>`
      select t.name as "name", c.name as "column"
      from sqlite_master t join pragma_table_info(t.name) c
      where t.type = 'table' and t.name not like 'sqlite%' and c.pk > 0
      order by t.name, c.pk`.execute(query);
      return tableKeysOf(rows);
    },
    liftChecks: async (query) => {
      await sql`pragma defer_foreign_keys = on`.execute(query);
      const { rows: triggers } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master where type = 'trigger'`.execute(query);
      for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(query);
      return async () => {
        for (const trigger of triggers) await sql.raw(trigger.sql).execute(query);
        const { rows } = await sql<{ table: string }>`
        select "table" from pragma_foreign_key_check limit 1`.execute(query);
        if (rows[0]) throw new Error(`A row of ${rows[0].table} references a missing row`);
      };
    },
  };
};

const openFile = (dataFolder: string): DatabaseSync => {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const path = join(dataFolder, 'fairdesk.sqlite');
  ownOnly(path);
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  useWriteAheadLog(file);
  file.exec(
    'pragma synchronous = full; pragma foreign_keys = on; pragma case_sensitive_like = on; pragma cache_size = -16000',
  );
  return file;
};

/** Makes the database readable by the server's user only; SQLite gives its log and index the same mode. */
const ownOnly = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
};

/**
 * Switches to WAL. SQLite ignores its busy timeout here, so this retries: several processes may start at
 * once.
 */
const useWriteAheadLog = (file: DatabaseSync): void => {
  const giveUpAt = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      file.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (faultOf(error) !== 'retry' || Date.now() > giveUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
};

/** The driver interface of Kysely over Node's built-in SQLite. A transaction takes its lock at the start. */
const forKysely = (file: DatabaseSync, { prepare }: TableWatch): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const prepared = statements.get(sql);
      if (prepared) return prepared;
      if (statements.size >= STATEMENT_CACHE_SIZE) statements.clear();
      const statement = wrap(prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (sql === 'rollback') rollBackOnce(file, statement);
      statements.set(sql, statement);
      return statement;
    },
  };
};

/** On a full disk, SQLite has rolled back itself: a second rollback would fail and hide the reason. */
const rollBackOnce = (file: DatabaseSync, statement: SqliteStatement): void => {
  const { run } = statement;
  statement.run = (values) => (file.isTransaction ? run(values) : { changes: 0, lastInsertRowid: 0 });
};

const wrap = ({ statement, watch }: WatchedStatement): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => watch(() => statement.all(...(values as SQLInputValue[]))),
  run: (values) => watch(() => statement.run(...(values as SQLInputValue[]))),
  iterate: (values) => watch(() => statement.iterate(...(values as SQLInputValue[]))),
});

/** SQLite result codes, https://sqlite.org/rescode.html; the low byte is the family. */
const faultOf = (error: unknown): DatabaseFault | undefined => {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  if (error.errcode === 2067 || error.errcode === 1555) return 'duplicate';
  // 787 is a violated foreign key; 1811 is `on delete restrict`.
  if (error.errcode === 787 || error.errcode === 1811) return 'reference';
  return FAMILIES[error.errcode & 0xff];
};

const FAMILIES: Readonly<Record<number, DatabaseFault>> = { 5: 'retry', 6: 'retry', 13: 'full' };
