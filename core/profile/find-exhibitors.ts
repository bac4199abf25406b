import { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { ExhibitorDirectory, ExhibitorFacets } from './exhibitor-directory.ts';
import { letterOf } from './exhibitor-letter.ts';
import type { ExhibitorSummary } from './public-profile.ts';

/** How many exhibitors stand on one page of the list. */
export const EXHIBITORS_PER_PAGE = 24;

/** The longest name one can look for, in characters. */
export const EXHIBITOR_SEARCH_MAX = 80;

/** What a visitor narrows the list down by; each empty for everything. */
export interface ExhibitorFilters {
  /** Part of a name. */
  readonly search: string;
  readonly letter: string;
  readonly hall: string;
  /** The id of a category. */
  readonly category: string;
}

/** What a visitor looks for. */
export interface ExhibitorSearch extends ExhibitorFilters {
  /** From 1. */
  readonly page: number;
}

/** One page of the list, where it stands among the others, and what it can be narrowed down by. */
export interface FoundExhibitors extends ExhibitorSearch {
  readonly items: readonly ExhibitorSummary[];
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
  readonly facets: ExhibitorFacets;
}

/** What an address may ask of the list: `?q=pump&letter=N&hall=8&category=c-1&page=2`. */
export interface ExhibitorQueryParameters {
  readonly q?: string;
  readonly letter?: string;
  readonly hall?: string;
  readonly category?: string;
  readonly page?: string;
}

/** Reads the address of the list. An invalid page is the first, an invalid filter none. */
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

/** The parameters that {@link exhibitorSearch} reads, without those that ask for nothing. */
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

/** The exhibitors a visitor looks for; past the last page there are none. */
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
