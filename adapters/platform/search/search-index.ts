import { fold } from '../database/fold.ts';
import { createPostings } from './postings.ts';
import { createRanking, type Ranking } from './ranking.ts';
import { wordReader } from './words.ts';

/** A search result: a public page. */
export interface FoundDocument {
  readonly id: string;
  /** The site that contains it, by name. */
  readonly source: string;
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
  get(id: string): FoundDocument | undefined;
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

/** A document with its place in the index. */
interface Entry {
  /** Slots are never reused, so that stale postings match nothing. */
  readonly slot: number;
  /** Orders documents by title, then by id, so that every server has the same order. */
  readonly key: string;
  readonly document: FoundDocument;
}

/** @param fewMatches up to so many matches are sorted, which is faster than to walk all documents in their order */
export const createSearchIndex = (language: string, fewMatches = 2_000): SearchIndex => {
  const wordsOf = wordReader(language);
  const postings = createPostings();
  const entries = new Map<string, Entry>();
  const ranking = createRanking<Entry>();
  const bySlot: (Entry | undefined)[] = [];

  const remove = (id: string): void => {
    const entry = entries.get(id);
    if (entry === undefined) return;
    entries.delete(id);
    bySlot[entry.slot] = undefined;
    ranking.remove(entry.key, entry);
  };
  return {
    put: ({ text, ...document }) => {
      remove(document.id);
      const entry = { slot: bySlot.length, key: `${fold(document.title)} ${document.id}`, document };
      bySlot.push(entry);
      entries.set(document.id, entry);
      ranking.add(entry.key, entry);
      postings.add(entry.slot, [document.title, document.description, text].map(wordsOf));
    },
    remove,
    get: (id) => entries.get(id)?.document,
    find: (text) => {
      const read = wordsOf(text);
      const words = [...new Map(read.map((word) => [word.folded, word])).values()];
      const last = read.at(-1);
      const sought = words
        .slice(0, MOST_WORDS)
        .map((word) => ({ ...word, isBegun: word.folded === last?.folded }));
      return sought.length === 0
        ? allOf(ranking)
        : bestFirst(postings.scores(sought, bySlot.length), bySlot, ranking, fewMatches);
    },
    get size() {
      return entries.size;
    },
    get isWorn() {
      return bySlot.length > 2 * entries.size + FEW;
    },
  };
};

/** The documents with a score, highest first; ties keep the order of the ranking. */
const bestFirst = (
  scores: Uint16Array,
  bySlot: readonly (Entry | undefined)[],
  ranking: Ranking<Entry>,
  fewMatches: number,
): readonly FoundDocument[] => {
  const matches = matchesIn(scores, bySlot, fewMatches);
  if (matches)
    return matches
      .sort((one, other) => scoreOf(scores, other) - scoreOf(scores, one) || (one.key < other.key ? -1 : 1))
      .map(({ document }) => document);
  const byScore: FoundDocument[][] = [];
  ranking.each((entry) => {
    const score = scoreOf(scores, entry);
    if (score === 0) return;
    const documents = byScore[score];
    if (documents) documents.push(entry.document);
    else byScore[score] = [entry.document];
  });
  return byScore.reverse().flat();
};

const scoreOf = (scores: Uint16Array, { slot }: Entry): number => scores[slot] ?? 0;

/** The entries with a score; `undefined` for too many. */
const matchesIn = (
  scores: Uint16Array,
  bySlot: readonly (Entry | undefined)[],
  most: number,
): Entry[] | undefined => {
  const matches: Entry[] = [];
  for (let slot = 0; slot < scores.length; slot += 1) {
    const entry = scores[slot] ? bySlot[slot] : undefined;
    if (entry && matches.push(entry) > most) return undefined;
  }
  return matches;
};

const allOf = (ranking: Ranking<Entry>): readonly FoundDocument[] => {
  const all: FoundDocument[] = [];
  ranking.each(({ document }) => all.push(document));
  return all;
};
