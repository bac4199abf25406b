import type { Kysely } from 'kysely';
import type { Query } from '../database/open-database.ts';

export type Cell = string | number | null;
/** A row of whatever resource. */
export type Row = Readonly<Record<string, Cell>> & { readonly id: string; readonly version: number };

/** The same database, for code that learns the names of tables and columns from a resource's description. */
export type AnyQuery = Kysely<Record<string, Record<string, Cell>>>;

export const anyTable = (query: Query): AnyQuery => query as unknown as AnyQuery;

/** The rows Kysely answers when the table was named by a description; every such table has an id and a version. */
export const asRows = (rows: readonly Readonly<Record<string, Cell>>[]): readonly Row[] =>
  rows as readonly Row[];
