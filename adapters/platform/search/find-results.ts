import { type FacetMasks, facetMasks, facetsOf } from './facets.ts';
import { filterMask } from './filter-mask.ts';
import { likenesses } from './likeness.ts';
import { type Ranked, resultOrder } from './result-order.ts';
import { createScratch, type Scratch } from './scratch.ts';
import type { Item } from './search-body.ts';
import type { FoundDocument, SearchIndex } from './search-index.ts';
import { sortedPart } from './sorted-part.ts';

/** A page of results. */
export interface Results {
  readonly documents: readonly FoundDocument[];
  /** The number of documents on all pages. */
  readonly total: number;
  /** The requested facets, in the words of the vendor's protocol. */
  readonly facets: readonly object[];
}

/** What an index has for a search. */
interface Part extends Ranked {
  readonly masks: FacetMasks;
}

/**
 * Searches indexes, and reads nothing but the documents of the requested page.
 *
 * Without a sort order, the documents of the first index come first. Those that share the most values with the
 * models precede the others; then the best matches come first, by title where they are equal.
 *
 * @param models the documents that the results should resemble
 * @param scratch used by one search at a time
 */
export const findResults = (
  indexes: readonly SearchIndex[],
  search: Item['search'],
  models: readonly FoundDocument[],
  scratch: Scratch = createScratch(),
): Results => {
  try {
    const parts = indexes.map((index) => partOf(index, search, models, scratch));
    const order = resultOrder(parts, search.sort?.value ?? [], scratch);
    const numbers = order.numbersOf(parts.map(({ masks }) => masks.all));
    const page = sortedPart(numbers, order.compare, search.offset, search.offset + search.limit);
    return {
      documents: Array.from(page, order.documentAt),
      total: numbers.length,
      facets: facetsOf(parts, search.facet),
    };
  } finally {
    scratch.release();
  }
};

const partOf = (
  index: SearchIndex,
  search: Item['search'],
  models: readonly FoundDocument[],
  scratch: Scratch,
): Part => {
  const { query, filter, facet, personalization } = search;
  const scores = index.scores(query?.keyphrase ?? '', scratch);
  const matches = scratch.bytes(scores.length);
  for (let slot = 0; slot < matches.length; slot += 1) matches[slot] = (scores[slot] ?? 0) > 0 ? 1 : 0;
  if (filter) {
    const mask = filterMask(index, scores.length, filter, scratch);
    for (let slot = 0; slot < matches.length; slot += 1)
      matches[slot] = (matches[slot] ?? 0) & (mask[slot] ?? 0);
  }
  return {
    index,
    scores,
    likeness: likenesses(index, scores.length, personalization, models, scratch),
    masks: facetMasks(index, matches, facet, scratch),
  };
};
