import { type Ascending, createAscending } from './ascending.ts';
import type { Word } from './words.ts';

/** A word of a query. */
interface SoughtWord extends Word {
  /** Whether the word may be an incomplete prefix. */
  readonly isBegun: boolean;
}

/** An inverted index. Memory: about 2 bytes per distinct word of each document. */
export interface Postings {
  /**
   * @param slot at least as great as every slot before
   * @param fields the words of each field, the most relevant field first
   */
  add(slot: number, fields: readonly (readonly Word[])[]): void;
  /** Scores by slot: 0 when a word is missing, else higher for more relevant fields. */
  scores(words: readonly SoughtWord[], slots: number): Uint16Array;
}

/** A word of the documents, and where it occurs. */
interface Term extends Word {
  readonly places: Ascending;
  /** The last document that contains it. */
  slot: number;
}

/** Maximum number of fields of a document; a posting is `slot * FIELDS + field`. */
const FIELDS = 4;

/** The weight of an exact match in each field; a stem match scores 1 less, a prefix match 2 less. */
const WORTH = [12, 6, 3, 3];

/** Terms are found by their first letters, up to this many: nothing is sorted when a term is added. */
const START = 3;

export const createPostings = (): Postings => {
  const byWord = new Map<string, Term[]>();
  const byStem = new Map<string, Term[]>();
  const byStart = new Map<string, Term[]>();

  const termOf = ({ folded, stem }: Word): Term => {
    const known = byWord.get(folded)?.find((term) => term.stem === stem);
    if (known) return known;
    const term: Term = { folded, stem, places: createAscending(), slot: -1 };
    listIn(byWord, folded, term);
    listIn(byStem, stem, term);
    for (let length = 1; length <= Math.min(START, folded.length); length += 1)
      listIn(byStart, folded.slice(0, length), term);
    return term;
  };

  const begunBy = (start: string): readonly Term[] =>
    (byStart.get(start.slice(0, START)) ?? []).filter((term) => term.folded.startsWith(start));

  const markAll = (worth: Uint8Array, { folded, stem, isBegun }: SoughtWord): void => {
    if (isBegun) for (const term of begunBy(folded)) mark(worth, term.places, 2);
    for (const term of byStem.get(stem) ?? []) mark(worth, term.places, 1);
    for (const term of byWord.get(folded) ?? []) mark(worth, term.places, 0);
  };

  return {
    add: (slot, fields) => {
      for (const [field, words] of fields.entries())
        for (const word of words) {
          const term = termOf(word);
          // Fields come in order of weight, so the first posting of a document is its best.
          if (term.slot === slot) continue;
          term.slot = slot;
          term.places.add(slot * FIELDS + field);
        }
    },
    scores: (words, slots) => {
      const total = new Uint16Array(slots);
      const worth = new Uint8Array(slots);
      for (const [turn, word] of words.entries()) {
        worth.fill(0);
        markAll(worth, word);
        addWhereAll(total, worth, turn === 0);
      }
      return total;
    },
  };
};

const listIn = (terms: Map<string, Term[]>, key: string, term: Term): void => {
  const listed = terms.get(key);
  if (listed) listed.push(term);
  else terms.set(key, [term]);
};

/** Raises the weight of each posting's slot, unless it already has a better one. */
const mark = (worth: Uint8Array, places: Ascending, less: number): void =>
  places.each((place) => {
    const slot = Math.floor(place / FIELDS);
    const here = (WORTH[place % FIELDS] ?? 0) - less;
    if (here > (worth[slot] ?? 0)) worth[slot] = here;
  });

/** Adds the weights of another word; a document that misses any word scores 0. */
const addWhereAll = (total: Uint16Array, worth: Uint8Array, isFirst: boolean): void => {
  for (let slot = 0; slot < total.length; slot += 1) {
    const here = worth[slot] ?? 0;
    const before = total[slot] ?? 0;
    total[slot] = here > 0 && (isFirst || before > 0) ? before + here : 0;
  }
};
