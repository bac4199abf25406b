import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { TagBehaviour } from './tag-filter.ts';

/**
 * Where a site's public pages are found by their words.
 */
export interface SearchService {
  /** A page of what was found, the best first. Nothing is found in a source nobody knows. */
  search(query: SearchQuery): ResultAsync<SearchMatchesPage, Failure>;
}

/** What a search service is asked. Source: portal spec §7 "Search proxy". */
export interface SearchQuery {
  readonly sourceId: string;
  /** The kind of thing that is looked for: `content`. */
  readonly entity: string;
  readonly language: string;
  readonly searchText: string;
  /** From 0. */
  readonly offset: number;
  readonly limit: number;
  readonly sort?: readonly SearchOrder[];
  readonly allFacets?: boolean;
  readonly facets?: readonly ChosenFacet[];
  readonly filter?: SearchFilter;
  /** What readers like her read, or what is like these. */
  readonly personalization?: { readonly ids: readonly string[]; readonly fields: readonly string[] };
}

/** By what results are ordered. */
export interface SearchOrder {
  readonly name: string;
  readonly order: 'asc' | 'desc';
}

/** A facet to count by, and the ids of its values to keep to; none of them keeps to nothing. */
export interface ChosenFacet {
  readonly name: string;
  readonly values: readonly string[];
}

/** What results must have. */
export type SearchFilter =
  | { readonly type: 'anyOf' | 'allOf'; readonly name: string; readonly values: readonly string[] }
  | {
      readonly type: 'eq' | 'lt' | 'lte' | 'gt' | 'gte';
      readonly name: string;
      readonly value: string | number;
    }
  | { readonly type: 'and' | 'or'; readonly filters: readonly SearchFilter[] }
  | { readonly type: 'not'; readonly filter: SearchFilter };

/** Source: portal spec §7 "the answer has widgets[0] with facet, content, total_item, limit, offset". */
export interface SearchMatchesPage {
  readonly results: readonly SearchResult[];
  readonly facets: readonly FoundFacet[];
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
}

/** Source: site spec §2 "results (title, description, link)". */
export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Where it is read; what an address of a script would be is empty. */
  readonly url: string;
}

/** What was found, counted by one of its properties. */
export interface FoundFacet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly id: string; readonly text: string; readonly count: number }[];
}

/** Which part of what there is a search page looks through. */
export interface SearchScope {
  readonly id: string;
  readonly tagBehaviour: TagBehaviour;
  readonly tags: readonly string[];
  /** The names of the facets that may be chosen. */
  readonly facets: readonly string[];
}

/**
 * How the search of each site is set up.
 */
export interface SearchSetup {
  /** The source that a site's search looks in; `not-found` where it has none. Source: site spec §7 "Search". */
  sourceId(site: string): ResultAsync<string, Failure>;
  /** Whether any site looks in this source. */
  isSource(sourceId: string): ResultAsync<boolean, Failure>;
  /** `not-found` where there is none of this id. */
  scope(id: string): ResultAsync<SearchScope, Failure>;
}
