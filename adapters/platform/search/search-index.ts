import { fold } from '../database/fold.ts';
import { createPostings } from './postings.ts';
import { wordReader } from './words.ts';

/** What is found: a page that anybody may read. */
export interface FoundDocument {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** `page` or `exhibitor`. */
  readonly type: string;
  readonly tags: readonly string[];
}

/** A page with everything it can be found by. */
export interface SearchDocument extends FoundDocument {
  readonly text: string;
}

/** The pages of one site in one language, by their words. Its texts are not kept. */
export interface SearchIndex {
  /** Puts it in, in place of what had its id. */
  put(document: SearchDocument): void;
  remove(id: string): void;
  /**
   * What has every word of the text, the last one perhaps not written to its end: found in titles first, then in
   * descriptions, then elsewhere. Everything, for a text without words.
   */
  find(text: string): readonly FoundDocument[];
  /** How many documents there are. */
  readonly size: number;
  /** So much was replaced that it is better made anew. */
  readonly isWorn: boolean;
}

/** Words of a text that are looked for; those after it narrow no more. */
const MOST_WORDS = 32;
/** Documents that may have been replaced before anybody minds. */
const FEW = 500;

export const createSearchIndex = (language: string): SearchIndex => {
  const wordsOf = wordReader(language);
  const postings = createPostings();
  /** By slot; a slot is never used twice, so that what pointed at a former document finds nothing. */
  const documents: (FoundDocument | undefined)[] = [];
  const slots = new Map<string, number>();
  /** The slots by title; made when it is needed. */
  let order: readonly number[] | undefined;

  const remove = (id: string): void => {
    const slot = slots.get(id);
    if (slot === undefined) return;
    documents[slot] = undefined;
    order = undefined;
    slots.delete(id);
  };
  return {
    put: ({ text, ...document }) => {
      remove(document.id);
      const slot = documents.push(document) - 1;
      slots.set(document.id, slot);
      order = undefined;
      postings.add(slot, [document.title, document.description, text].map(wordsOf));
    },
    remove,
    find: (text) => {
      const words = [...new Map(wordsOf(text).map((word) => [word.folded, word])).values()];
      const last = wordsOf(text).at(-1);
      const sought = words
        .slice(0, MOST_WORDS)
        .map((word) => ({ ...word, isBegun: word.folded === last?.folded }));
      const scores =
        sought.length === 0
          ? new Uint16Array(documents.length).fill(1)
          : postings.scores(sought, documents.length);
      order ??= orderOf(documents);
      return bestFirst(scores, order).flatMap((slot) => documents[slot] ?? []);
    },
    get size() {
      return slots.size;
    },
    get isWorn() {
      return documents.length > 2 * slots.size + FEW;
    },
  };
};

/** The slots that hold something, by title; among equal titles by id, so that every server has the same order. */
const orderOf = (documents: readonly (FoundDocument | undefined)[]): readonly number[] =>
  documents
    .flatMap((document, slot) => (document ? [{ slot, key: `${fold(document.title)} ${document.id}` }] : []))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ slot }) => slot);

/** More than any score, and more than there are slots. */
const [MOST_SCORE, MOST_SLOTS] = [2 ** 16, 2 ** 32];

/** The slots with a score, the highest first; numbers are sorted many times faster than what they stand for. */
const bestFirst = (scores: Uint16Array, order: readonly number[]): readonly number[] => {
  const keys = new Float64Array(order.length);
  let found = 0;
  for (const [rank, slot] of order.entries()) {
    const score = scores[slot] ?? 0;
    if (score > 0) keys[found++] = (MOST_SCORE - score) * MOST_SLOTS + rank;
  }
  return Array.from(keys.subarray(0, found).sort(), (key) => order[key % MOST_SLOTS] ?? -1);
};
