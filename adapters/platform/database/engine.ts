import type { ColumnDataType, Dialect, Kysely, RawBuilder } from 'kysely';

/** What differs between SQLite and PostgreSQL; everything else is said once, for both. */
export interface Engine {
  readonly dialect: Dialect;
  readonly columns: ColumnTypes;
  /** Makes other processes wait until this transaction ends; the first statement of a migration. */
  lockForMigration(query: Kysely<unknown>): Promise<void>;
  faultOf(error: unknown): DatabaseFault | undefined;
}

/** Text is compared and sorted by code point in both engines. */
export interface ColumnTypes {
  readonly text: ColumnDataType | RawBuilder<unknown>;
  readonly integer: ColumnDataType;
  readonly double: ColumnDataType;
}

/**
 * What a database refuses, in words that do not depend on the engine.
 *
 * `duplicate`: a unique key exists. `reference`: a row names one that is not there, or is still named.
 * `retry`: another writer was in the way. `full`: no space left. `away`: no connection.
 */
export type DatabaseFault = 'duplicate' | 'reference' | 'retry' | 'full' | 'away';
