import type { Language } from '@fairdesk/core/shared';
import { fold } from '../database/fold.ts';
import { type Column, compareTexts } from './column.ts';
import { createPostings } from './postings.ts';
import { createRanking, type Ranking } from './ranking.ts';
import type { Scratch } from './scratch.ts';
import { createTextColumn, type TextColumn } from './text-column.ts';
import { createValueColumn } from './value-column.ts';
import { wordReader } from './words.ts';

/** A search result: a public page. */
export interface FoundDocument {
  readonly id: string;
  /** The site that contains it, by name. */
  readonly source: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The language of a description that is not in that of the index. */
  readonly descriptionLanguage?: Language;
  /** `page`, `news` or `exhibitor`. */
  readonly type: string;
  readonly tags: readonly string[];
  /** Names of its categories, in the language of the index; only exhibitors have some. */
  readonly categories: readonly string[];
  /** The languages of those names that are in another one. */
  readonly categoryLanguages?: readonly (readonly [name: string, Language])[];
  /** The halls of its stands: `['8']`. */
  readonly halls: readonly string[];
}

/** A page with all its searchable text. */
export interface SearchDocument extends FoundDocument {
  readonly text: string;
}

/**
 * The index of one site in one language. The texts themselves are not stored.
 *
 * Inside, a document is known by its slot: a number from 0, never used again. What is known of all documents is
 * a list of numbers by slot, so that a search makes no objects but those of its page of results.
 */
export interface SearchIndex {
  /** Adds a document, replacing the one with the same id. */
  put(document: SearchDocument): void;
  /** Adds more text to the document that was put last, so that a long one need not be read at once. */
  append(text: string): void;
  remove(id: string): void;
  get(id: string): FoundDocument | undefined;
  /**
   * A score by slot: above 0 for the documents that contain every word of the text, treating the last word as a
   * prefix: highest for matches in titles, then in descriptions. Every document scores 1 for a text without words.
   */
  scores(text: string, scratch: Scratch): Uint16Array;
  /** The document in a slot that has a score. */
  at(slot: number): FoundDocument;
  /** By slot: a number that orders the documents by title without case and accents, then by id. */
  titleRanks(): Uint32Array;
  /** A property of the documents; `undefined` for an unknown one. */
  column(name: string): Column | undefined;
  /** The language of a category's name that is not in that of the index. */
  categoryLanguage(name: string): Language | undefined;
  /** The properties available as facets, by name. */
  readonly facets: Facets;
  /** The number of documents. */
  readonly size: number;
  /** Whether too many entries are stale, so that the index should be rebuilt. */
  readonly isWorn: boolean;
}

/** The properties of which documents have any number of values. */
type Facets = Readonly<Record<(typeof FACETS)[number], ReturnType<typeof createValueColumn>>>;

/** The names of the properties available as facets, in their order. */
export const FACETS = ['type', 'category', 'hall', 'tags'] as const;

/** Maximum number of words in a query; further words are ignored. */
const MOST_WORDS = 32;
/** Number of stale entries to tolerate. */
const FEW = 500;
/** The field of the text, after title and description. */
const TEXT = 2;

const NONE: FoundDocument = {
  ...{ id: '', source: '', url: '', title: '', description: '', type: '' },
  ...{ tags: [], categories: [], halls: [] },
};

export const createSearchIndex = (language: string): SearchIndex => {
  const wordsOf = wordReader(language);
  const postings = createPostings();
  const slots = new Map<string, number>();
  const bySlot: (FoundDocument | undefined)[] = [];
  /** Orders documents by title, then by id, so that every server has the same order. */
  const keys: string[] = [];
  /** Flags by slot, with room for more. */
  let live = new Uint8Array(FEW);

  const at = (slot: number): FoundDocument => bySlot[slot] ?? NONE;
  const column = (textOf: (slot: number) => string): TextColumn =>
    createTextColumn(textOf, () => keys.length);
  /** Keys are unique, so that ranks are too. */
  const ranking = createRanking((one, other) => compareTexts(keys[one] ?? '', keys[other] ?? ''));
  let ranks: Uint32Array | undefined;
  const title = column((slot) => at(slot).title);
  const facets: Facets = {
    ...{ type: createValueColumn(), category: createValueColumn() },
    ...{ hall: createValueColumn(), tags: createValueColumn() },
  };
  const categoryLanguages = new Map<string, Language>();
  const texts = {
    id: column((slot) => at(slot).id),
    url: column((slot) => at(slot).url),
    description: column((slot) => at(slot).description),
    title,
  };
  const columns = new Map<string, Column>(Object.entries({ ...facets, ...texts, name: title }));
  const orders = [ranking, ...Object.values(texts)];

  const remove = (id: string): void => {
    const slot = slots.get(id);
    if (slot === undefined) return;
    for (const order of orders) order.remove(slot);
    ranks = undefined;
    slots.delete(id);
    bySlot[slot] = undefined;
    keys[slot] = '';
    live[slot] = 0;
  };
  return {
    put: ({ text, ...document }) => {
      remove(document.id);
      const slot = bySlot.push(document) - 1;
      keys.push(`${fold(document.title)} ${document.id}`);
      slots.set(document.id, slot);
      if (slot === live.length) live = withRoom(live);
      live[slot] = 1;
      for (const order of orders) order.add(slot);
      ranks = undefined;
      facets.type.add([document.type]);
      facets.category.add(new Set(document.categories));
      for (const name of document.categories) categoryLanguages.delete(name);
      for (const [name, own] of document.categoryLanguages ?? []) categoryLanguages.set(name, own);
      facets.hall.add(new Set(document.halls));
      facets.tags.add(new Set(document.tags));
      for (const [field, words] of [document.title, document.description, text].entries())
        postings.add(slot, field, wordsOf(words));
    },
    append: (text) => postings.add(bySlot.length - 1, TEXT, wordsOf(text)),
    remove,
    get: (id) => {
      const slot = slots.get(id);
      return slot === undefined ? undefined : bySlot[slot];
    },
    scores: (text, scratch) => {
      const read = wordsOf(text);
      const words = [...new Map(read.map((word) => [word.folded, word])).values()];
      const last = read.at(-1);
      const sought = words
        .slice(0, MOST_WORDS)
        .map((word) => ({ ...word, isBegun: word.folded === last?.folded }));
      const flags = live.subarray(0, bySlot.length);
      if (sought.length > 0) return postings.scores(sought, flags, scratch);
      const scores = scratch.shorts(flags.length);
      scores.set(flags);
      return scores;
    },
    at,
    titleRanks: () => {
      ranks ??= ranksIn(ranking, bySlot.length);
      return ranks;
    },
    column: (name) => columns.get(name),
    categoryLanguage: (name) => categoryLanguages.get(name),
    facets,
    get size() {
      return slots.size;
    },
    get isWorn() {
      return bySlot.length > 2 * slots.size + FEW;
    },
  };
};

const ranksIn = (ranking: Ranking, slots: number): Uint32Array => {
  const ranks = new Uint32Array(slots);
  let rank = 0;
  ranking.each((slot) => {
    ranks[slot] = rank++;
  });
  return ranks;
};

const withRoom = (flags: Uint8Array): Uint8Array<ArrayBuffer> => {
  const larger = new Uint8Array(Math.ceil(flags.length * 1.5));
  larger.set(flags);
  return larger;
};
