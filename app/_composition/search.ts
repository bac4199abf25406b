import type { SearchService, SearchSetup } from '@fairdesk/core/search';
import type { Container } from 'inversify';
import { createSearchService } from '#adapters/search/search-service.ts';
import { createSearchSetup } from '#adapters/search/search-setup.ts';
import type { Services } from './services.ts';
import { token } from './token.ts';

export { filterByTags } from '#adapters/search/filter-by-tags.ts';

export const SEARCH_SERVICE = token<SearchService>('search service');
export const SEARCH_SETUP = token<SearchSetup>('search setup');

/** Search results come from the search service; search scopes come from the site settings. */
export const bindSearch = (server: Container, { search, sites }: Services): void => {
  server.bind(SEARCH_SERVICE).toResolvedValue(() => createSearchService(search.http, search));
  server.bind(SEARCH_SETUP).toResolvedValue(() => createSearchSetup(sites.http, sites.apiKey));
};
