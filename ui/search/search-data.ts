import type { ChosenFacet, FoundFacet, SearchResult } from '@fairdesk/core/search';

/** The data of a search block. */
export interface SearchData {
  /** The address of the search page: `/nl/aqua/search`. */
  readonly address: string;
  /** The search text; empty for none. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** The facets of the scope, with the values chosen in the address. */
  readonly facets: readonly ChosenFacet[];
  /** The matches, or why there are none. */
  readonly outcome: SearchGap | SearchThrottled | SearchMatches;
}

/** `no-scope` and `no-source`: not configured. */
export type SearchGap = 'no-scope' | 'no-source' | 'no-text' | 'unavailable';

/** This visitor searched too often within a minute. */
export interface SearchThrottled {
  readonly retryAfterSeconds: number;
}

export interface SearchMatches {
  readonly results: readonly SearchResult[];
  /** The values of each facet with their counts. */
  readonly counts: readonly FoundFacet[];
  readonly total: number;
  /** The offset of the first result, from 0. */
  readonly offset: number;
  /** How many results the page may have: those that are invalid are missing from it. */
  readonly limit: number;
  /** The service is still reading changes: results may be missing. */
  readonly isPartial: boolean;
  /** The address for further results: `/api/search/nl/get-search-result?…`, without the offset. */
  readonly source: string;
}
