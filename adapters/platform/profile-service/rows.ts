import type { Kysely } from 'kysely';
import type { Query } from '../database/open-database.ts';

export type Cell = string | number | null;
/** A row of any resource. */
export type Row = Readonly<Record<string, Cell>> & { readonly id: string; readonly version: number };

/** The same database, for code that takes table and column names from a resource description. */
export type AnyQuery = Kysely<Record<string, Record<string, Cell>>>;

export const anyTable = (query: Query): AnyQuery => query as unknown as AnyQuery;

/** Types the rows of a table named by a description; every such table has an id and a version. */
export const asRows = (rows: readonly Readonly<Record<string, Cell>>[]): readonly Row[] =>
  rows as readonly Row[];
