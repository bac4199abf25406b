import type { PageDocument } from './page-document.ts';

/** The states of a page that an editor can go back to, and forward again. */
export interface DocumentHistory {
  readonly past: readonly PageDocument[];
  readonly present: PageDocument;
  readonly future: readonly PageDocument[];
  /** What the last change was about; typing on in the same field is one step. */
  readonly about?: string | undefined;
}

/** How many steps an editor can go back. */
export const HISTORY_STEPS_MAX = 200;

/** A history that begins with this page. */
export const historyOf = (present: PageDocument): DocumentHistory => ({ past: [], present, future: [] });

/**
 * Adds a change. Changes about the same thing in a row are one step.
 *
 * @param about `text:{block}:{field}` for typing; absent for a change that is a step of its own
 */
export const withChange = (
  { past, present, about: before }: DocumentHistory,
  next: PageDocument,
  about?: string,
): DocumentHistory => ({
  past: about !== undefined && about === before ? past : [...past, present].slice(-HISTORY_STEPS_MAX),
  present: next,
  future: [],
  about,
});

/** One step back; unchanged when there is none. */
export const undone = (history: DocumentHistory): DocumentHistory => {
  const before = history.past.at(-1);
  return before === undefined
    ? history
    : { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
};

/** One step forward again; unchanged when there is none. */
export const redone = (history: DocumentHistory): DocumentHistory => {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
};
