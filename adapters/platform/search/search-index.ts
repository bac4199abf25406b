import { fold } from '../database/fold.ts';
import { createPostings } from './postings.ts';
import { wordReader } from './words.ts';

/** A search result: a public page. */
export interface FoundDocument {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** `page`, `news` or `exhibitor`. */
  readonly type: string;
  readonly tags: readonly string[];
  /** Names of its categories, in the language of the index; only exhibitors have some. */
  readonly categories: readonly string[];
  /** The halls of its stands: `['8']`. */
  readonly halls: readonly string[];
}

/** A page with all its searchable text. */
export interface SearchDocument extends FoundDocument {
  readonly text: string;
}

/** The index of one site in one language. The texts themselves are not stored. */
export interface SearchIndex {
  /** Adds a document, replacing the one with the same id. */
  put(document: SearchDocument): void;
  remove(id: string): void;
  /**
   * The documents that contain every word of the text, treating the last word as a prefix: matches in titles
   * first, then in descriptions, then elsewhere. Returns every document for a text without words.
   */
  find(text: string): readonly FoundDocument[];
  /** The number of documents. */
  readonly size: number;
  /** Whether too many entries are stale, so that the index should be rebuilt. */
  readonly isWorn: boolean;
}

/** Maximum number of words in a query; further words are ignored. */
const MOST_WORDS = 32;
/** Number of stale entries to tolerate. */
const FEW = 500;

export const createSearchIndex = (language: string): SearchIndex => {
  const wordsOf = wordReader(language);
  const postings = createPostings();
  /** By slot; slots are never reused, so that stale postings match nothing. */
  const documents: (FoundDocument | undefined)[] = [];
  const slots = new Map<string, number>();
  /** The slots ordered by title; computed on demand. */
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

/** The occupied slots ordered by title, then by id, so that every server has the same order. */
const orderOf = (documents: readonly (FoundDocument | undefined)[]): readonly number[] =>
  documents
    .flatMap((document, slot) => (document ? [{ slot, key: `${fold(document.title)} ${document.id}` }] : []))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ slot }) => slot);

/** Greater than any score, and greater than the number of slots. */
const [MOST_SCORE, MOST_SLOTS] = [2 ** 16, 2 ** 32];

/** The slots with a score, highest first; sorting numbers is many times faster than sorting objects. */
const bestFirst = (scores: Uint16Array, order: readonly number[]): readonly number[] => {
  const keys = new Float64Array(order.length);
  let found = 0;
  for (const [rank, slot] of order.entries()) {
    const score = scores[slot] ?? 0;
    if (score > 0) keys[found++] = (MOST_SCORE - score) * MOST_SLOTS + rank;
  }
  return Array.from(keys.subarray(0, found).sort(), (key) => order[key % MOST_SLOTS] ?? -1);
};
