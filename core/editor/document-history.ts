import { mergeDocuments } from './merge-documents.ts';
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

/** What another editor made of a page. */
export interface OtherChange {
  /** What both began with. */
  readonly base: PageDocument;
  readonly theirs: PageDocument;
}

/**
 * Brings the changes of another editor into every step, so that going back undoes nothing of theirs. The steps from the
 * first one that cannot have both are dropped.
 *
 * @param merged the present page with the changes of both
 */
export const withOthersChange = (
  history: DocumentHistory,
  merged: PageDocument,
  { base, theirs }: OtherChange,
): DocumentHistory => ({
  ...history,
  past: mergedSteps(history.past.toReversed(), base, theirs).reverse(),
  present: merged,
  future: mergedSteps(history.future, base, theirs),
});

/** @param steps the nearest one first */
const mergedSteps = (
  steps: readonly PageDocument[],
  base: PageDocument,
  theirs: PageDocument,
): PageDocument[] => {
  const merged: PageDocument[] = [];
  for (const step of steps) {
    const both = mergeDocuments(base, step, theirs);
    if (both === undefined) break;
    merged.push(both);
  }
  return merged;
};

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
