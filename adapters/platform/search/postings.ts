import { type Ascending, createAscending } from './ascending.ts';
import type { Scratch } from './scratch.ts';
import type { Word } from './words.ts';

/** A word of a query. */
interface SoughtWord extends Word {
  /** Whether the word may be an incomplete prefix. */
  readonly isBegun: boolean;
}

/** An inverted index. Memory: about 2 bytes per distinct word of each document. */
export interface Postings {
  /**
   * Adds words to a document; those of further calls for the same slot are added to the fields that follow.
   *
   * @param slot at least as great as every slot before
   * @param field at least as great as every field of the slot before: the most relevant field is 0
   */
  add(slot: number, field: number, words: readonly Word[]): void;
  /**
   * Scores by slot: 0 when a word is missing, else higher for more relevant fields.
   *
   * @param live flags the slots to score; the others score 0
   */
  scores(words: readonly SoughtWord[], live: Uint8Array, scratch: Scratch): Uint16Array;
}

/** Where a word, or words with the same first letter, occur. */
interface Places {
  readonly places: Ascending;
  /** The last document that contains it. */
  slot: number;
}

/** A word of the documents. */
interface Term extends Word, Places {}

/** A posting is `slot << FIELD_BITS | field`. */
const FIELD_BITS = 2;
const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** The weight of an exact match in each field; a stem match scores 1 less, a prefix match 2 less. */
const WORTH = Uint8Array.of(12, 6, 3, 3);

/** Terms are found by their first letters, up to this many: nothing is sorted when a term is added. */
const START = 3;

export const createPostings = (): Postings => {
  const byWord = new Map<string, Term[]>();
  const byStem = new Map<string, Term[]>();
  const byStart = new Map<string, Term[]>();
  /** The documents by the first letter of their words: too many words begin with a letter to look at each. */
  const byLetter = new Map<string, Places>();

  const termOf = ({ folded, stem }: Word): Term => {
    const existing = byWord.get(folded)?.find((term) => term.stem === stem);
    if (existing) return existing;
    const term: Term = { folded, stem, places: createAscending(), slot: -1 };
    listIn(byWord, folded, term);
    listIn(byStem, stem, term);
    for (let length = 2; length <= Math.min(START, folded.length); length += 1)
      listIn(byStart, folded.slice(0, length), term);
    return term;
  };

  const letterOf = ({ folded }: Word): Places => {
    const letter = folded.slice(0, 1);
    const existing = byLetter.get(letter);
    if (existing) return existing;
    const made: Places = { places: createAscending(), slot: -1 };
    byLetter.set(letter, made);
    return made;
  };

  const begunBy = (start: string): readonly Places[] => {
    if (start.length === 1) return [byLetter.get(start)].filter((places) => places !== undefined);
    return (byStart.get(start.slice(0, START)) ?? []).filter((term) => term.folded.startsWith(start));
  };

  const markAll = (worth: Uint8Array, { folded, stem, isBegun }: SoughtWord): void => {
    if (isBegun) for (const { places } of begunBy(folded)) mark(worth, places, 2);
    for (const { places } of byStem.get(stem) ?? []) mark(worth, places, 1);
    for (const { places } of byWord.get(folded) ?? []) mark(worth, places, 0);
  };

  return {
    add: (slot, field, words) => {
      const place = (slot << FIELD_BITS) | field;
      for (const word of words) {
        const term = termOf(word);
        // Fields come in order of weight, so the first posting of a document is its best.
        if (term.slot === slot) continue;
        note(term, slot, place);
        const letter = letterOf(word);
        if (letter.slot !== slot) note(letter, slot, place);
      }
    },
    scores: (words, live, scratch) => {
      const total = scratch.shorts(live.length);
      const worth = scratch.bytes(live.length);
      for (const [turn, word] of words.entries()) {
        worth.fill(0);
        markAll(worth, word);
        addWhereAll(total, worth, turn === 0 ? live : total);
      }
      return total;
    },
  };
};

const note = (places: Places, slot: number, place: number): void => {
  places.slot = slot;
  places.places.add(place);
};

const listIn = (terms: Map<string, Term[]>, key: string, term: Term): void => {
  const listed = terms.get(key);
  if (listed) listed.push(term);
  else terms.set(key, [term]);
};

/** Raises the weight of each posting's slot, unless it already has a better one. */
const mark = (worth: Uint8Array, places: Ascending, less: number): void =>
  places.each((place) => {
    const slot = place >>> FIELD_BITS;
    const here = (WORTH[place & FIELD_MASK] ?? 0) - less;
    if (here > (worth[slot] ?? 0)) worth[slot] = here;
  });

/** Adds the weights of another word; a document that misses any word scores 0. */
const addWhereAll = (total: Uint16Array, worth: Uint8Array, before: Uint8Array | Uint16Array): void => {
  for (let slot = 0; slot < total.length; slot += 1) {
    const here = worth[slot] ?? 0;
    total[slot] = here > 0 && (before[slot] ?? 0) > 0 ? (total[slot] ?? 0) + here : 0;
  }
};
