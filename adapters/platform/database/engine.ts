import type { ColumnDataType, Dialect, Kysely, RawBuilder } from 'kysely';
import type { Transact } from './group-writes.ts';
import type { RateCounter, RateLimit } from './rate-counter.ts';
import type { Tables } from './tables.ts';

/** The differences between SQLite and PostgreSQL; everything else is shared. */
export interface Engine {
  readonly dialect: Dialect;
  readonly columns: ColumnTypes;
  /** Runs the transactions of a database. */
  transact(query: Kysely<Tables>): Transact;
  /** Blocks other processes until this transaction ends; the first statement of a migration. */
  lockForMigration(query: Kysely<unknown>): Promise<void>;
  /**
   * Locks every table against writes of other servers, before the first step of a migration. Rejects with `retry`
   * rather than wait for one table while others wait for it.
   */
  lockTables(query: Kysely<unknown>): Promise<void>;
  /** Runs the work while no other server of the database does. */
  alone<T>(query: Kysely<unknown>, work: () => Promise<T>): Promise<T>;
  faultOf(error: unknown): DatabaseFault | undefined;
  counterOf(limit: RateLimit): RateCounter;
  readonly observe: Observe;
  /** Whether several servers may use it, whose clocks may differ. */
  readonly hasServers: boolean;
  /** Begins a transaction that reads one state while others write. */
  readonly beginSnapshot: string;
  /** Selects the `version` of the database and the `ms` of its clock since 1970. */
  readonly healthSql: string;
  /** Every table of the schema, by name. */
  tables(query: Kysely<unknown>): Promise<readonly TableKey[]>;
  /**
   * Lifts foreign keys and triggers in a transaction, so that stored rows can be loaded in any order and stay as
   * they are.
   *
   * @returns restores both; rejects when a row references a missing one
   */
  liftChecks(query: Kysely<unknown>): Promise<() => Promise<void>>;
}

/**
 * Runs reads, and finds out later whether they would still read the same.
 *
 * @param period an object for each time within which reads need not see what others write meanwhile
 */
export type Observe = <T>(work: () => Promise<T>, period: object) => Promise<Observed<T>>;

interface Observed<T> {
  readonly value: T;
  /** False once any process may have written, before this period, to a table that was read. */
  readonly isCurrent: (period: object) => boolean | Promise<boolean>;
}

/** A table and the columns of its primary key. */
export interface TableKey {
  readonly name: string;
  readonly key: readonly string[];
}

/** Text is compared and sorted by code point in both engines. */
export interface ColumnTypes {
  readonly text: ColumnDataType | RawBuilder<unknown>;
  readonly integer: ColumnDataType;
  readonly double: ColumnDataType;
  /** A moment in milliseconds since 1970. */
  readonly milliseconds: ColumnDataType;
  readonly bytes: ColumnDataType;
}

/**
 * Why the database rejected a statement, independent of the engine.
 *
 * `duplicate`: a unique key exists. `reference`: a referenced row is missing, or a row is still referenced.
 * `retry`: another writer was in the way. `full`: no space left. `away`: no connection.
 */
export type DatabaseFault = 'duplicate' | 'reference' | 'retry' | 'full' | 'away';
