import type { Through, ToOne } from '../resources/resource.ts';
import type { Complaint } from './json-api.ts';
import type { Cell } from './rows.ts';

/** The row that a client requests, validated as far as possible without the database. */
export interface Draft {
  readonly id: string | undefined;
  /** The version the client last read; absent for an unconditional write. */
  readonly version: number | undefined;
  readonly cells: Readonly<Record<string, Cell>>;
  /** Rows that must exist, because a column references them. */
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
