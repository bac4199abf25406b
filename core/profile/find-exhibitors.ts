import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { ExhibitorDirectory } from './exhibitor-directory.ts';
import type { ExhibitorSummary } from './public-profile.ts';

/** How many exhibitors stand on one page of the list. */
export const EXHIBITORS_PER_PAGE = 24;

/** The longest name one can look for, in characters. */
export const EXHIBITOR_SEARCH_MAX = 80;

/** What a visitor looks for. */
export interface ExhibitorSearch {
  /** Part of a name; empty for all. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** One page of the list, and where it stands among the others. */
export interface FoundExhibitors extends ExhibitorSearch {
  readonly items: readonly ExhibitorSummary[];
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
}

/** What the address of the list asks for: `?q=pump&page=2`. Whatever makes no sense there asks for the first page of all. */
export const exhibitorSearch = (query: { readonly q?: string; readonly page?: string }): ExhibitorSearch => ({
  search: (query.q ?? '').trim().slice(0, EXHIBITOR_SEARCH_MAX),
  page: /^[1-9]\d{0,5}$/.test(query.page ?? '') ? Number(query.page) : 1,
});

/** The exhibitors a visitor looks for; past the last page there are none. */
export const findExhibitors =
  (directory: ExhibitorDirectory) =>
  (
    event: EventId,
    language: Language,
    { search, page }: ExhibitorSearch,
  ): ResultAsync<FoundExhibitors, Failure> =>
    directory
      .list(event, language, {
        ...(search && { search }),
        offset: (page - 1) * EXHIBITORS_PER_PAGE,
        limit: EXHIBITORS_PER_PAGE,
      })
      .map(({ items, total }) => ({
        items,
        total,
        search,
        page,
        pages: Math.max(1, Math.ceil(total / EXHIBITORS_PER_PAGE)),
      }));

/** {@link findExhibitors} with its ports in place. */
export type FindExhibitors = ReturnType<typeof findExhibitors>;
