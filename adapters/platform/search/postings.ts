import type { Word } from './words.ts';

/** A word that is looked for. */
interface SoughtWord extends Word {
  /** Perhaps not written to its end. */
  readonly isBegun: boolean;
}

/** Which words stand where. Memory: about 8 bytes for each word of each document, however often it is there. */
export interface Postings {
  /** @param fields the words of the document, the field that counts most first */
  add(slot: number, fields: readonly (readonly Word[])[]): void;
  /** By slot: 0 where a word is missing, else more the better they stand. */
  scores(words: readonly SoughtWord[], slots: number): Uint16Array;
}

/** Fields a document may have; a place is `slot * FIELDS + field`. */
const FIELDS = 4;

/** What a word is worth in each field, as it is written; a form of it is worth 1 less, its beginning 2. */
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
    // Fields come in the order of their worth: the first place of a document is its best.
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

/** Says of each place what a word is worth there, where nothing better is known. */
const mark = (worth: Uint8Array, places: readonly number[], less: number): void => {
  for (const place of places) {
    const slot = Math.floor(place / FIELDS);
    const here = (WORTH[place % FIELDS] ?? 0) - less;
    if (here > (worth[slot] ?? 0)) worth[slot] = here;
  }
};

/** Adds what one more word is worth; a document without it, or without one before it, is worth nothing. */
const addWhereAll = (total: Uint16Array, worth: Uint8Array, isFirst: boolean): void => {
  for (const [slot, here] of worth.entries()) {
    const before = total[slot] ?? 0;
    total[slot] = here > 0 && (isFirst || before > 0) ? before + here : 0;
  }
};

/** Where the first text that is not before this one stands. */
const firstFrom = (sorted: readonly string[], start: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
};
