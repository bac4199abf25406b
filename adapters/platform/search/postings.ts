import type { Word } from './words.ts';

/** A word of a query. */
interface SoughtWord extends Word {
  /** Whether the word may be an incomplete prefix. */
  readonly isBegun: boolean;
}

/** An inverted index. Memory: about 8 bytes per distinct word of each document. */
export interface Postings {
  /** @param fields the words of each field, the most relevant field first */
  add(slot: number, fields: readonly (readonly Word[])[]): void;
  /** Scores by slot: 0 when a word is missing, else higher for more relevant fields. */
  scores(words: readonly SoughtWord[], slots: number): Uint16Array;
}

/** Maximum number of fields of a document; a posting is `slot * FIELDS + field`. */
const FIELDS = 4;

/** The weight of an exact match in each field; a stem match scores 1 less, a prefix match 2 less. */
const WORTH = [12, 6, 3, 3];

export const createPostings = (): Postings => {
  const byWord = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  let sorted: readonly string[] | undefined;

  const addTo = (postings: Map<string, number[]>, key: string, place: number): void => {
    const places = postings.get(key);
    if (places === undefined) {
      postings.set(key, [place]);
      if (postings === byWord) sorted = undefined;
      return;
    }
    // Fields come in order of weight, so the first posting of a document is its best.
    if (Math.floor((places.at(-1) ?? 0) / FIELDS) !== Math.floor(place / FIELDS)) places.push(place);
  };

  const begunBy = function* (start: string): Generator<readonly number[]> {
    sorted ??= [...byWord.keys()].toSorted();
    for (let index = firstFrom(sorted, start); sorted[index]?.startsWith(start); index += 1)
      yield byWord.get(sorted[index] ?? '') ?? [];
  };

  return {
    add: (slot, fields) => {
      for (const [field, words] of fields.entries())
        for (const { folded, stem } of words) {
          addTo(byWord, folded, slot * FIELDS + field);
          addTo(byStem, stem, slot * FIELDS + field);
        }
    },
    scores: (words, slots) => {
      const total = new Uint16Array(slots);
      for (const [turn, word] of words.entries()) {
        const worth = new Uint8Array(slots);
        if (word.isBegun) for (const places of begunBy(word.folded)) mark(worth, places, 2);
        mark(worth, byStem.get(word.stem) ?? [], 1);
        mark(worth, byWord.get(word.folded) ?? [], 0);
        addWhereAll(total, worth, turn === 0);
      }
      return total;
    },
  };
};

/** Raises the weight of each posting's slot, unless it already has a better one. */
const mark = (worth: Uint8Array, places: readonly number[], less: number): void => {
  for (const place of places) {
    const slot = Math.floor(place / FIELDS);
    const here = (WORTH[place % FIELDS] ?? 0) - less;
    if (here > (worth[slot] ?? 0)) worth[slot] = here;
  }
};

/** Adds the weights of another word; a document that misses any word scores 0. */
const addWhereAll = (total: Uint16Array, worth: Uint8Array, isFirst: boolean): void => {
  for (const [slot, here] of worth.entries()) {
    const before = total[slot] ?? 0;
    total[slot] = here > 0 && (isFirst || before > 0) ? before + here : 0;
  }
};

/** Binary search: the index of the first text at or after this one. */
const firstFrom = (sorted: readonly string[], start: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
};
