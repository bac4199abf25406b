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

export const createSearchIndex = (language: string): SearchIndex => {
  const wordsOf = wordReader(language);
  const postings = createPostings();
  const entries = new Map<string, Entry>();
  const ranking = createRanking<Entry>();
  let slots = 0;

  const remove = (id: string): void => {
    const entry = entries.get(id);
    if (entry === undefined) return;
    entries.delete(id);
    ranking.remove(entry.key, entry);
  };
  return {
    put: ({ text, ...document }) => {
      remove(document.id);
      const entry = { slot: slots, key: `${fold(document.title)} ${document.id}`, document };
      slots += 1;
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
        ? bestFirst(ranking, () => 1)
        : bestFirst(ranking, scoreBy(postings.scores(sought, slots)));
    },
    get size() {
      return entries.size;
    },
    get isWorn() {
      return slots > 2 * entries.size + FEW;
    },
  };
};

const scoreBy =
  (scores: Uint16Array) =>
  ({ slot }: Entry): number =>
    scores[slot] ?? 0;

/** The documents with a score, highest first; ties keep the order of the ranking. */
const bestFirst = (ranking: Ranking<Entry>, scoreOf: (entry: Entry) => number): readonly FoundDocument[] => {
  const byScore = new Map<number, FoundDocument[]>();
  ranking.each((entry) => {
    const score = scoreOf(entry);
    if (score === 0) return;
    const documents = byScore.get(score);
    if (documents) documents.push(entry.document);
    else byScore.set(score, [entry.document]);
  });
  return [...byScore].toSorted(([one], [other]) => other - one).flatMap(([, documents]) => documents);
};
