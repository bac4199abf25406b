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
  const collator = new Intl.Collator(language);
  const postings = createPostings();
  /** By slot; a slot is never used twice, so that what pointed at a former document finds nothing. */
  const documents: (FoundDocument | undefined)[] = [];
  const slots = new Map<string, number>();

  const remove = (id: string): void => {
    const slot = slots.get(id);
    if (slot === undefined) return;
    documents[slot] = undefined;
    slots.delete(id);
  };
  return {
    put: ({ text, ...document }) => {
      remove(document.id);
      const slot = documents.push(document) - 1;
      slots.set(document.id, slot);
      postings.add(slot, [document.title, document.description, text].map(wordsOf));
    },
    remove,
    find: (text) => {
      const words = [...new Map(wordsOf(text).map((word) => [word.folded, word])).values()];
      const last = wordsOf(text).at(-1);
      const sought = words
        .slice(0, MOST_WORDS)
        .map((word) => ({ ...word, isBegun: word.folded === last?.folded }));
      const scores = postings.scores(sought, documents.length);
      const found = documents.flatMap((document, slot) => {
        const score = sought.length === 0 ? 1 : (scores[slot] ?? 0);
        return document && score > 0 ? [{ document, score }] : [];
      });
      return found
        .toSorted(
          (one, other) =>
            other.score - one.score ||
            collator.compare(one.document.title, other.document.title) ||
            (one.document.id < other.document.id ? -1 : 1),
        )
        .map(({ document }) => document);
    },
    get size() {
      return slots.size;
    },
    get isWorn() {
      return documents.length > 2 * slots.size + FEW;
    },
  };
};
