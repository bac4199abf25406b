import { err, ok, type Result } from 'neverthrow';
import { type Failure, isBlank } from '../shared/index.ts';
import { isTagBehaviour } from './tag-filter.ts';

/** The number of results on a page of search. Source: portal spec §9. */
export const SEARCH_PAGE_SIZE = 9;
/** The offset of the first result. Source: portal spec §9. */
export const SEARCH_START = 0;
/**
 * The furthest page, from 0: more than any index fills, so that every result has a page. The number is ours; it keeps
 * offsets within those that services count.
 */
export const SEARCH_PAGE_INDEX_MAX = 99_999_999;

/** Source: portal spec §3 "Search request". */
export interface SearchRequest {
  readonly searchText: string;
  /** From 0. */
  readonly pageIndex: number;
  readonly tagBehaviour: string;
  readonly scopeId: string;
  readonly language: string;
}

/**
 * Validates a search request.
 *
 * Source: portal spec §5 "Search", which fixes the messages word for word.
 *
 * @example
 * ```ts
 * checkedSearch({ searchText: 'pump', pageIndex: -1, tagBehaviour: 'match all tags', scopeId: 's', language: 'en' }).isErr()
 * // true
 * ```
 */
export const checkedSearch = (request: SearchRequest): Result<SearchRequest, Failure> => {
  const { pageIndex, tagBehaviour, scopeId, language } = request;
  if (!isTagBehaviour(tagBehaviour)) return refused('Invalid tag filter behavior provided.');
  if (!(pageIndex >= 0)) return refused('Page index are not allowed to be less than 0.');
  if (!Number.isInteger(pageIndex)) return refused('The page index must be a whole number');
  if (isBlank(scopeId)) return refused('The scope id must be a non-empty string');
  if (isBlank(language)) return refused('The language must be a non-empty string');
  return ok(request);
};

/**
 * The offset of a page within all results.
 *
 * @example
 * ```ts
 * offsetOf(2) // 18
 * ```
 */
export const offsetOf = (pageIndex: number): number => SEARCH_START + pageIndex * SEARCH_PAGE_SIZE;

/**
 * The page that an address asks for, from 0; the first one when it names none.
 *
 * @example
 * ```ts
 * pageIndexOf('3') // 2
 * ```
 */
export const pageIndexOf = (page: string | null): number =>
  page !== null && /^[1-9]\d{0,15}$/.test(page) ? Math.min(Number(page) - 1, SEARCH_PAGE_INDEX_MAX) : 0;

/**
 * Whether search is enabled: it needs both a scope and a source; otherwise editors see a note. Source: portal
 * spec §2 "Search page".
 */
export const isSearchOn = ({
  scopeId,
  sourceId,
}: {
  readonly scopeId: string;
  readonly sourceId: string;
}): boolean => !isBlank(scopeId) && !isBlank(sourceId);

/** The error messages of the search proxy. Source: portal spec §8. */
export const SEARCH_FAULTS = {
  status: 'Non successfull status code from search service proxy.',
  noAnswer: 'No response data from search service proxy received.',
  noWidget: 'No widget data in search service response.',
} as const;

const refused = (reason: string): Result<never, Failure> => err({ kind: 'rejected', reason, fields: [] });
