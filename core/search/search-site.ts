import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FoundPages, SearchQuery, SearchService } from './ports.ts';
import { checkedSearch, offsetOf, SEARCH_PAGE_SIZE, type SearchRequest } from './search-request.ts';

/** What a page of results is asked with besides the request. */
export type SearchWithin = Pick<SearchQuery, 'sourceId' | 'filter' | 'facets'>;

/** A page of what a visitor looks for; a request that cannot be sent is `rejected`. Source: portal spec §2, §5 "Search". */
export const searchSite =
  (service: SearchService) =>
  (request: SearchRequest, within: SearchWithin): ResultAsync<FoundPages, Failure> =>
    checkedSearch(request).asyncAndThen(({ searchText, language, pageIndex }) =>
      service.search({
        ...within,
        entity: 'content',
        language,
        searchText,
        offset: offsetOf(pageIndex),
        limit: SEARCH_PAGE_SIZE,
      }),
    );

/** {@link searchSite} with its ports in place. */
export type SearchSite = ReturnType<typeof searchSite>;
