import type { PageDocument } from './page-document.ts';

/** What an editor has changed of a page and not saved yet. */
export interface UnsavedCopy {
  readonly document: PageDocument;
  /** What was saved last, and its revision: with them others' changes since are brought in. */
  readonly base: PageDocument;
  readonly revision: number;
}

/** Port: stores the changes of one page in the browser, where they survive an outage that ends with a closed tab. */
export interface CopyStorage {
  /** The stored copy; `undefined` where there is none. */
  readonly read: () => UnsavedCopy | undefined;
  /** `undefined` deletes the copy. A browser may deny access: then there is no copy. */
  readonly write: (copy: UnsavedCopy | undefined) => void;
}
