import type { ResultAsync } from 'neverthrow';
import type { Failure, FieldLanguages, Language } from '../shared/index.ts';
import type { TagBehaviour } from './tag-filter.ts';

/** Full-text search over the public pages of a site. */
export interface SearchService {
  /** A page of matches, best first; empty for an unknown source. */
  search(query: SearchQuery): ResultAsync<SearchMatchesPage, Failure>;
}

/** A query to a search service. Source: portal spec §7 "Search proxy". */
export interface SearchQuery {
  readonly sourceId: string;
  /** The kind of entity to find: `content`. */
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
  /** Personalises results by what similar readers read, or by similarity to these items. */
  readonly personalization?: { readonly ids: readonly string[]; readonly fields: readonly string[] };
}

/** A sort order for results. */
export interface SearchOrder {
  readonly name: string;
  readonly order: 'asc' | 'desc';
}

/** A facet to count by, with the ids of the values to filter by; no values means no filter. */
export interface ChosenFacet {
  readonly name: string;
  readonly values: readonly string[];
}

/** A condition that results must meet. */
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
  /** Set while the service is still reading changes: results may be missing. */
  readonly isPartial?: true;
}

/** Source: site spec §2 "results (title, description, link)". */
export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The address of the result; empty when its scheme is unsafe. */
  readonly url: string;
  /** The language of a description that is not in the reader's. */
  readonly languages?: FieldLanguages<'description'>;
}

/** A facet of the results with its counts. */
export interface FoundFacet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly FoundFacetValue[];
}

/** A value of a facet, with the number of pages that have it. */
export interface FoundFacetValue {
  readonly id: string;
  readonly text: string;
  /** The language of a text that is not in the reader's. */
  readonly language?: Language;
  readonly count: number;
}

/** The scope of a search page. */
export interface SearchScope {
  readonly id: string;
  readonly tagBehaviour: TagBehaviour;
  readonly tags: readonly string[];
  /** The names of the facets a visitor may filter by. */
  readonly facets: readonly string[];
}

/** Reads how the search of each site is configured. */
export interface SearchSetup {
  /** The search source of a site; `not-found` if it has none. Source: site spec §7 "Search". */
  sourceId(site: string): ResultAsync<string, Failure>;
  /** Whether any site uses this source. */
  isSource(sourceId: string): ResultAsync<boolean, Failure>;
  /** A search scope; `not-found` for an unknown id. */
  scope(id: string): ResultAsync<SearchScope, Failure>;
}
