import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../awards/index.ts';
import { type Failure, judged, type Localised } from '../../shared/index.ts';
import { reasonFaults } from '../approvals/send-back.ts';

/** How far an entry of an award is. */
export const ENTRY_STATES = ['draft', 'submitted'] as const;
/** One of {@link ENTRY_STATES}. */
export type EntryState = (typeof ENTRY_STATES)[number];

/** How many entries a page of an award has. */
export const ENTRIES_PAGE = 50;

/** A product's entry for an award, as it is listed. */
export interface ListedEntry {
  readonly id: string;
  readonly product: string;
  readonly company: string;
  /** The names of the product's categories. */
  readonly categories: readonly Localised[];
  readonly state: EntryState;
  /** The number of the submission that counts, from 1; 0 for a draft. */
  readonly revision: number;
  /** When it was submitted, or when a draft was last changed; ISO. */
  readonly at: string;
}

/** Which entries of an award are listed. */
export interface EntryFilter {
  /** Every state when absent. */
  readonly state?: EntryState | undefined;
  /** Words of the name of the product or of the company, in any spelling. */
  readonly search?: string | undefined;
  /** From 0. */
  readonly page?: number | undefined;
}

/** A page of the entries of an award. */
export interface EntryPage {
  /** The IANA zone of the fair. */
  readonly timeZone: string;
  /** The number of its entries in each state, whatever the filter. */
  readonly counts: Readonly<Record<EntryState, number>>;
  /** At most {@link ENTRIES_PAGE}, by company, then by product. */
  readonly items: readonly ListedEntry[];
  /** How many entries match. */
  readonly total: number;
}

/** An entry with its answers: those of the submission that counts, or those so far. */
export interface OpenEntry {
  readonly entry: ListedEntry;
  /** In the words that the company saw. */
  readonly answers: readonly Answer[];
  /** Why an organiser set it back to a draft, and when (ISO); absent for others, and once it is submitted again. */
  readonly reopened?: { readonly reason: string; readonly at: string } | undefined;
}

/** An entry as a row of a table. */
export interface EntryRow {
  /** By the name of the column. */
  readonly facts: Readonly<Record<string, string>>;
  /** In the words that the company saw. */
  readonly answers: readonly Answer[];
  readonly files: readonly string[];
}

/** The next entries of an exported award. */
export interface EntryPart {
  readonly entries: readonly EntryRow[];
  /** Where the following part begins; absent at the end. */
  readonly next?: string | undefined;
}

/** The entries of a fair's awards, for its organisers; `not-found` for an award or entry of another fair. */
export interface EntryDesk {
  /** A page of the entries. */
  page(award: string, filter: EntryFilter): ResultAsync<EntryPage, Failure>;
  /** One entry with its answers. */
  open(award: string, id: string): ResultAsync<OpenEntry, Failure>;
  /**
   * Sets a submitted entry back to a draft and mails the reason to its company; `conflict` when it is no longer
   * submitted, or was submitted again since. @returns the entry as it is now
   */
  setBack(award: string, entry: EntryRevision, reason: string): ResultAsync<OpenEntry, Failure>;
  /** The first rows of all entries, or those after the cursor `next` of the part before. */
  part(award: string, after?: string): ResultAsync<EntryPart, Failure>;
}

/** An entry at the submission that the organiser saw. */
export type EntryRevision = Pick<ListedEntry, 'id' | 'revision'>;

/** Sets a submitted entry back to a draft, with a reason for its company. @returns the entry as it is now */
export const setEntryBack =
  (desk: Pick<EntryDesk, 'setBack'>) =>
  (award: string, entry: EntryRevision, reason: string): ResultAsync<OpenEntry, Failure> =>
    judged(reasonFaults({ reason }), () => desk.setBack(award, entry, reason.trim()));

/** {@link setEntryBack} bound to its port. */
export type SetEntryBack = ReturnType<typeof setEntryBack>;
