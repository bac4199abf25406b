import 'server-only';
import { type Page, pageBlocks } from '@fairdesk/core/page';
import {
  FACET_PARAMETER,
  facetsOf,
  isSearchOn,
  pageIndexOf,
  SEARCH_PAGE_SIZE,
  searchSite,
} from '@fairdesk/core/search';
import type { Language } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { filterByTags } from '#app/_composition/search.ts';
import { withinSearchLimit } from '#app/_http/search-limit.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { SearchData, SearchGap, SearchMatches } from '#ui/search/search-data.ts';
import { wait } from '#ui/shared/wait.ts';
import { foreignFacets } from './foreign-facets.ts';
import { hasWords, searchSource, searchTextOf } from './search-query.ts';
import { unavailable } from './unavailable.ts';
import { withinDeadline } from './within-deadline.ts';

/** Of facets in a log, in characters. */
const LOGGED_MAX = 500;

interface SearchDataInput {
  readonly page: Page;
  /** The content platform's name of the site. */
  readonly site: string;
  readonly language: Language;
  /** As in the browser, without its query. */
  readonly address: string;
  /** `?q=pump&page=2`; may be empty. */
  readonly search: string;
  readonly visitorAddress: string;
}

/** The data of a page's search block; a promise when it misses the deadline. */
export const searchData = async (
  input: SearchDataInput,
): Promise<{ readonly data: SearchData | Promise<SearchData> } | undefined> => {
  const block = pageBlocks(input.page).find((each) => each.kind === 'search');
  if (block === undefined) return undefined;
  const data = loadSearch(block.scopeId, input);
  return { data: (await withinDeadline(data)) ?? data };
};

const loadSearch = async (scopeId: string, input: SearchDataInput): Promise<SearchData> => {
  const query = new URLSearchParams(input.search);
  const text = searchTextOf((query.get('q') ?? '').trim());
  const pageIndex = pageIndexOf(query.get('page'));
  const { facets, outcome } = await outcomeOf(scopeId, input, text, pageIndex, query);
  return { address: input.address, text, page: pageIndex + 1, facets, outcome };
};

const outcomeOf = async (
  scopeId: string,
  { site, language, visitorAddress }: SearchDataInput,
  searchText: string,
  pageIndex: number,
  parameters: URLSearchParams,
): Promise<Pick<SearchData, 'facets' | 'outcome'>> => {
  const without = (gap: SearchGap) => ({ facets: [], outcome: gap });
  const setup = currentUseCases().searchSetup;
  const scope = await valueOr(undefined, setup.scope(scopeId));
  if (scope === undefined) return without('no-scope');
  const sourceId = (await valueOr(undefined, setup.sourceId(site))) ?? '';
  if (!isSearchOn({ scopeId, sourceId })) return without('no-source');
  const chosen = parameters.getAll(FACET_PARAMETER);
  const facets = facetsOf(scope.facets, chosen);
  if (!hasWords(searchText)) return { facets, outcome: 'no-text' };
  const attempt = await withinSearchLimit(visitorAddress);
  if (attempt.isErr()) {
    const { error } = attempt;
    return { facets, outcome: error.kind === 'throttled' ? error : unavailable(error) };
  }
  const foreign = foreignFacets(scope.facets, chosen);
  if (foreign.length > 0)
    currentUseCases().log.warn('Facets are not in the search scope', {
      scopeId,
      facets: foreign.join(' ').slice(0, LOGGED_MAX),
    });
  const { tagBehaviour } = scope;
  const filter = filterByTags(tagBehaviour, scope.tags);
  const within = { sourceId, facets, ...(filter && { filter }) };
  const outcome = await searchSite(
    currentUseCases().search,
    wait,
  )({
    ...within,
    ...{ searchText, pageIndex, tagBehaviour, scopeId, language, entity: 'content' },
  }).match(
    ({ results, total, offset, limit, facets: counts, isPartial = false }): SearchMatches => ({
      results,
      total,
      offset,
      limit,
      counts,
      isPartial,
      source: searchSource(language, { ...within, searchText, limit: SEARCH_PAGE_SIZE }),
    }),
    unavailable,
  );
  return { facets, outcome };
};
