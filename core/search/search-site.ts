import { ok, ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { SearchMatchesPage, SearchQuery, SearchService } from './ports.ts';
import { checkedSearch, offsetOf, SEARCH_PAGE_SIZE, type SearchRequest } from './search-request.ts';

/** A visitor's search, with the settings the service needs. */
export type SiteSearch = SearchRequest & Omit<SearchQuery, 'offset' | 'limit'>;

/** How long a search waits for an index, in milliseconds. Source: portal spec §9 "Search query wait". */
export const SEARCH_WAIT_MS = 5000;
/** The interval between its calls, in milliseconds. Source: portal spec §9. */
export const SEARCH_POLL_MS = 1000;

/**
 * Searches a site; `rejected` when the request is invalid.
 *
 * While the service is still reading its pages and finds nothing, the search waits: "nothing found" would be wrong.
 *
 * Source: portal spec §2, §5 "Search", §9 "Search query wait".
 */
export const searchSite =
  (service: SearchService, wait: (milliseconds: number) => Promise<void>) =>
  (search: SiteSearch): ResultAsync<SearchMatchesPage, Failure> => {
    const poll = (waited: number): ResultAsync<SearchMatchesPage, Failure> =>
      service
        .search({ ...search, offset: offsetOf(search.pageIndex), limit: SEARCH_PAGE_SIZE })
        .andThen((page) =>
          page.isPartial && page.total === 0 && waited < SEARCH_WAIT_MS
            ? new ResultAsync(wait(SEARCH_POLL_MS).then(() => poll(waited + SEARCH_POLL_MS)))
            : ok(page),
        );
    return checkedSearch(search).asyncAndThen(() => poll(0));
  };

/** {@link searchSite} bound to its ports. */
export type SearchSite = ReturnType<typeof searchSite>;
