import type { ColumnDataType, Dialect, Kysely, RawBuilder } from 'kysely';
import type { RateCounter, RateLimit } from './rate-counter.ts';

/** The differences between SQLite and PostgreSQL; everything else is shared. */
export interface Engine {
  readonly dialect: Dialect;
  readonly columns: ColumnTypes;
  /** Blocks other processes until this transaction ends; the first statement of a migration. */
  lockForMigration(query: Kysely<unknown>): Promise<void>;
  /** Runs the work while no other server of the database does. */
  alone<T>(query: Kysely<unknown>, work: () => Promise<T>): Promise<T>;
  faultOf(error: unknown): DatabaseFault | undefined;
  counterOf(limit: RateLimit): RateCounter;
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
