import { AsyncLocalStorage } from 'node:async_hooks';
import { constants, type DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Observe } from './engine.ts';

/** A prepared statement that is watched each time it runs. */
export interface WatchedStatement {
  readonly statement: StatementSync;
  /** Runs the statement, and records which tables it reads and writes. */
  readonly watch: <T>(run: () => T) => T;
}

/** Knows when the rows of a table change. */
export interface TableWatch {
  readonly prepare: (sql: string) => WatchedStatement;
  readonly observe: Observe;
}

interface Tables {
  readonly reads: Set<string>;
  /** Including those that triggers and foreign keys write. */
  readonly writes: Set<string>;
  changesSchema: boolean;
}

/**
 * Watches a connection: SQLite itself names the tables of a statement as it compiles it, and counts the commits of other
 * connections.
 */
export const watchTables = (file: DatabaseSync): TableWatch => {
  const lastWrites = new Map<string, number>();
  const observed = new AsyncLocalStorage<Set<string>>();
  let writes = 0;
  let lastChangeOfSchema = 0;
  let compiling: Tables | undefined;
  file.setAuthorizer((action, table) => {
    if (compiling) addTable(compiling, action, table ?? '');
    return constants.SQLITE_OK;
  });
  const commits = file.prepare('pragma data_version');
  const othersCommits = oncePerTurn(() => commits.get()?.data_version);

  const compile = (sql: string): { readonly statement: StatementSync; readonly tables: Tables } => {
    const tables: Tables = { reads: new Set(), writes: new Set(), changesSchema: false };
    compiling = tables;
    try {
      return { statement: file.prepare(sql), tables };
    } finally {
      compiling = undefined;
    }
  };
  const recordWrites = (tables: Tables): void => {
    writes += 1;
    for (const table of tables.writes) lastWrites.set(table, writes);
    if (tables.changesSchema) lastChangeOfSchema = writes;
  };

  const record = (tables: Tables): void => {
    const reads = observed.getStore();
    for (const table of reads ? tables.reads : []) reads?.add(table);
    if (isWrite(tables)) recordWrites(tables);
  };

  return {
    prepare: (sql) => {
      const { statement, tables } = compile(sql);
      const mayCommit = isWrite(tables) || tables.reads.size === 0;
      const watch = <T>(run: () => T): T => {
        record(tables);
        try {
          return run();
        } finally {
          if (mayCommit) commitsHere += 1;
        }
      };
      return { statement, watch };
    },
    observe: async (work) => {
      const [since, others] = [writes, othersCommits()];
      const reads = new Set<string>();
      const value = await observed.run(reads, work);
      const isCurrent = (): boolean => {
        if (lastChangeOfSchema > since || othersCommits() !== others) return false;
        for (const table of reads) if ((lastWrites.get(table) ?? 0) > since) return false;
        return true;
      };
      return { value, isCurrent };
    },
  };
};

const isWrite = ({ changesSchema, writes }: Tables): boolean => changesSchema || writes.size > 0;

/** The statements of this process, on any connection, after which another connection may see something new. */
let commitsHere = 0;

/**
 * Reads once per turn of the event loop, and again after a commit of this process. A request that arrived in this turn
 * was sent before another process confirmed a later commit, so it need not see that commit. A read takes 5 µs, and a
 * page needs some twenty.
 */
const oncePerTurn = <T>(read: () => T): (() => T) => {
  let cached: { readonly value: T; readonly commits: number } | undefined;
  return () => {
    if (cached?.commits !== commitsHere) {
      if (cached === undefined)
        setImmediate(() => {
          cached = undefined;
        });
      cached = { value: read(), commits: commitsHere };
    }
    return cached.value;
  };
};

const addTable = (tables: Tables, action: number, table: string): void => {
  if (action === constants.SQLITE_READ) tables.reads.add(table);
  else if (WRITES.has(action)) tables.writes.add(table);
  else if (!HARMLESS.has(action)) tables.changesSchema = true;
};

const WRITES: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
]);

/** Any other action is taken for a change of the schema. */
const HARMLESS: ReadonlySet<number> = new Set([
  constants.SQLITE_SELECT,
  constants.SQLITE_FUNCTION,
  constants.SQLITE_RECURSIVE,
  constants.SQLITE_TRANSACTION,
  constants.SQLITE_SAVEPOINT,
  constants.SQLITE_PRAGMA,
]);
