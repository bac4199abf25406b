import { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { ExhibitorDirectory, ExhibitorFacets } from './exhibitor-directory.ts';
import { letterOf } from './exhibitor-letter.ts';
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
}

/** A search of a visitor. */
export interface ExhibitorSearch extends ExhibitorFilters {
  /** From 1. */
  readonly page: number;
}

/** A page of the list, with its position and the available filters. */
export interface FoundExhibitors extends ExhibitorSearch {
  readonly items: readonly ExhibitorSummary[];
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
  readonly facets: ExhibitorFacets;
}

/** The query parameters of the list: `?q=pump&letter=N&hall=8&category=c-1&page=2`. */
export interface ExhibitorQueryParameters {
  readonly q?: string;
  readonly letter?: string;
  readonly hall?: string;
  readonly category?: string;
  readonly page?: string;
}

/** Parses the query of the list. An invalid page becomes the first, an invalid filter is ignored. */
export const exhibitorSearch = (query: ExhibitorQueryParameters): ExhibitorSearch => {
  const given = (text = '') => text.trim().slice(0, EXHIBITOR_SEARCH_MAX);
  const letter = given(query.letter);
  return {
    search: given(query.q),
    letter: letter && letterOf(letter),
    hall: given(query.hall),
    category: given(query.category),
    page: /^[1-9]\d{0,5}$/.test(query.page ?? '') ? Number(query.page) : 1,
  };
};

/** The query parameters for {@link exhibitorSearch}, without empty ones. */
export const exhibitorParameters = ({
  search,
  letter,
  hall,
  category,
  page,
}: ExhibitorSearch): ExhibitorQueryParameters => ({
  ...(search && { q: search }),
  ...(letter && { letter }),
  ...(hall && { hall }),
  ...(category && { category }),
  ...(page > 1 && { page: String(page) }),
});

/** Finds the exhibitors that match a search; empty past the last page. */
export const findExhibitors =
  (directory: ExhibitorDirectory) =>
  (event: EventId, language: Language, request: ExhibitorSearch): ResultAsync<FoundExhibitors, Failure> => {
    const { search, letter, hall, category, page } = request;
    const query = {
      ...(search && { search }),
      ...(letter && { letter }),
      ...(hall && { hall }),
      ...(category && { category }),
      offset: (page - 1) * EXHIBITORS_PER_PAGE,
      limit: EXHIBITORS_PER_PAGE,
    };
    const found = directory.list(event, language, query);
    return ResultAsync.combine([found, directory.facets(event, language)]).map(
      ([{ items, total }, facets]): FoundExhibitors => ({
        ...request,
        items,
        total,
        pages: Math.max(1, Math.ceil(total / EXHIBITORS_PER_PAGE)),
        facets,
      }),
    );
  };

/** {@link findExhibitors} bound to its ports. */
export type FindExhibitors = ReturnType<typeof findExhibitors>;
