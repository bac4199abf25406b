import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { SearchMatchesPage, SearchQuery, SearchService } from './ports.ts';
import { checkedSearch, offsetOf, SEARCH_PAGE_SIZE, type SearchRequest } from './search-request.ts';

/** A visitor's search, with the settings the service needs. */
export type SiteSearch = SearchRequest & Omit<SearchQuery, 'offset' | 'limit'>;

/** Searches a site; `rejected` when the request is invalid. Source: portal spec §2, §5 "Search". */
export const searchSite =
  (service: SearchService) =>
  (search: SiteSearch): ResultAsync<SearchMatchesPage, Failure> =>
    checkedSearch(search).asyncAndThen(() =>
      service.search({ ...search, offset: offsetOf(search.pageIndex), limit: SEARCH_PAGE_SIZE }),
    );

/** {@link searchSite} bound to its ports. */
export type SearchSite = ReturnType<typeof searchSite>;
