import type { Complaint } from './json-api.ts';
import type { Through, ToOne } from './resource.ts';
import type { Cell } from './rows.ts';

/** What a client wants a row to become, checked as far as that goes without the database. */
export interface Draft {
  readonly id: string | undefined;
  /** The version the client last saw; absent when it does not care. */
  readonly version: number | undefined;
  readonly cells: Readonly<Record<string, Cell>>;
  /** Rows that must be there, because a column names them. */
  readonly ones: readonly { readonly name: string; readonly relation: ToOne; readonly id: string }[];
  /** To-many relations to replace. */
  readonly pairs: readonly Pairs[];
}

export interface Pairs {
  readonly name: string;
  readonly relation: Through;
  readonly ids: readonly string[];
}

export const complaintAt = (pointer: string, code: string, title: string): Complaint => ({
  code,
  title,
  source: { pointer },
});
