import { okAsync, ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { ExhibitorDirectory, ExhibitorFacets } from './exhibitor-directory.ts';
import { letterOf } from './exhibitor-letter.ts';
import { isCountry, pageNumber, searchText } from './list-query.ts';
import type { ExhibitorSummary } from './public-profile.ts';

/** The number of exhibitors on a page of the list. */
export const EXHIBITORS_PER_PAGE = 24;

/** The longest search text, in characters. */
export const EXHIBITOR_SEARCH_MAX = 80;

/** The filters of a visitor; an empty one matches everything. */
export interface ExhibitorFilters {
  /** Part of a name. */
  readonly search: string;
  readonly letter: string;
  readonly hall: string;
  /** The id of a category. */
  readonly category: string;
  /** A two-letter code: `NL`. */
  readonly country: string;
  /** Only exhibitors with a public novelty. */
  readonly novelties: boolean;
}

/** A search of a visitor. */
export interface ExhibitorSearch extends ExhibitorFilters {
  /** From 1. */
  readonly page: number;
  /** How the list looks. */
  readonly view: 'list' | 'grid';
}

/** A page of the list, with its position and the available filters. */
export interface FoundExhibitors extends ExhibitorSearch {
  readonly items: readonly ExhibitorSummary[];
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
  readonly facets: ExhibitorFacets;
}

/** The query parameters of the list: `?q=pump&letter=N&hall=8&category=c-1&country=NL&new=1&view=grid&page=2`. */
export interface ExhibitorQueryParameters {
  readonly q?: string;
  readonly letter?: string;
  readonly hall?: string;
  readonly category?: string;
  readonly country?: string;
  readonly new?: string;
  readonly view?: string;
  readonly page?: string;
}

/** Parses the query of the list. An invalid page becomes the first, an invalid filter is ignored. */
export const exhibitorSearch = (query: ExhibitorQueryParameters): ExhibitorSearch => {
  const clean = (text?: string) => searchText(text, EXHIBITOR_SEARCH_MAX);
  const letter = clean(query.letter);
  const country = clean(query.country).toUpperCase();
  return {
    search: clean(query.q),
    letter: letter && letterOf(letter),
    hall: clean(query.hall),
    category: clean(query.category),
    country: isCountry(country) ? country : '',
    novelties: query.new === '1',
    view: query.view === 'grid' ? 'grid' : 'list',
    page: pageNumber(query.page),
  };
};

/** The query parameters for {@link exhibitorSearch}, without empty ones. */
export const exhibitorParameters = ({
  search,
  letter,
  hall,
  category,
  country,
  novelties,
  view,
  page,
}: ExhibitorSearch): ExhibitorQueryParameters => ({
  ...(search && { q: search }),
  ...(letter && { letter }),
  ...(hall && { hall }),
  ...(category && { category }),
  ...(country && { country }),
  ...(novelties && { new: '1' }),
  ...(view === 'grid' && { view }),
  ...(page > 1 && { page: String(page) }),
});

/**
 * Finds the exhibitors that match a search; empty past the last page. A country without exhibitors and novelties
 * where there are none are ignored.
 */
export const findExhibitors =
  (directory: ExhibitorDirectory) =>
  (event: EventId, language: Language, request: ExhibitorSearch): ResultAsync<FoundExhibitors, Failure> => {
    const facets = directory.facets(event, language);
    const validSearch =
      request.country || request.novelties
        ? facets.map(({ countries, hasNovelties }) => ({
            ...request,
            country: countries.includes(request.country) ? request.country : '',
            novelties: request.novelties && hasNovelties,
          }))
        : okAsync<ExhibitorSearch, Failure>(request);
    const matches = validSearch.andThen((search) =>
      directory.list(event, language, queryOf(search)).map((page) => ({ ...search, ...page })),
    );
    return ResultAsync.combine([matches, facets]).map(
      ([page, available]): FoundExhibitors => ({
        ...page,
        pages: Math.max(1, Math.ceil(page.total / EXHIBITORS_PER_PAGE)),
        facets: available,
      }),
    );
  };

const queryOf = ({ search, letter, hall, category, country, novelties, page }: ExhibitorSearch) => ({
  ...(search && { search }),
  ...(letter && { letter }),
  ...(hall && { hall }),
  ...(category && { category }),
  ...(country && { country }),
  ...(novelties && { hasNovelty: true as const }),
  offset: (page - 1) * EXHIBITORS_PER_PAGE,
  limit: EXHIBITORS_PER_PAGE,
});

/** {@link findExhibitors} bound to its ports. */
export type FindExhibitors = ReturnType<typeof findExhibitors>;
