/** Whether users of a company signed in: never, within the last days, or not within them. */
export type SignInFilter =
  | { readonly kind: 'never' }
  | { readonly kind: 'within' | 'not-within'; readonly days: number };

/** Required tasks that are late: any, or the one with this code. */
export type LateFilter = { readonly kind: 'any' } | { readonly kind: 'task'; readonly code: string };

/** The fields by which the list of exhibitors is filtered; an absent field filters nothing. Ours. */
export interface ExhibitorFilter {
  /** Words of the name, the stand number or an email address, in any spelling. */
  readonly search?: string;
  readonly type?: string;
  readonly hall?: string;
  /** The id of a category, or of a group of categories. */
  readonly category?: string;
  readonly invited?: boolean;
  readonly signIn?: SignInFilter;
  readonly late?: LateFilter;
  /** The code of a task that is not completed, whatever its deadline. */
  readonly open?: string;
  /** The completeness of the profile is less than this, 1 to 100. */
  readonly below?: number;
  readonly isPublic?: boolean;
  /** Cancelled exhibitors only; the others when absent. */
  readonly cancelled?: true;
}

/** The columns by which the list is sorted. */
export const EXHIBITOR_SORTS = ['name', 'stand', 'sign-in', 'late', 'completeness'] as const;
/** One of {@link EXHIBITOR_SORTS}. */
export type ExhibitorSort = (typeof EXHIBITOR_SORTS)[number];

/** Which exhibitors are listed, and in which order. */
export interface ExhibitorQuery {
  readonly filter: ExhibitorFilter;
  readonly sort: ExhibitorSort;
  readonly isDescending: boolean;
}

/** All exhibitors that are not cancelled, by name. */
export const EVERY_EXHIBITOR: ExhibitorQuery = { filter: {}, sort: 'name', isDescending: false };

/** The maximum length of a search text, in characters. */
export const DESK_SEARCH_MAX = 100;

/** The longest period of a sign-in filter, in days. */
export const SIGN_IN_DAYS_MAX = 365;

/** The fields that filter, in the order of the screen. */
export const filterFields = (filter: ExhibitorFilter): readonly (keyof ExhibitorFilter)[] =>
  FIELDS.filter((field) => filter[field] !== undefined);

/** The query without this filter. */
export const withoutFilter = (query: ExhibitorQuery, field: keyof ExhibitorFilter): ExhibitorQuery => {
  const { [field]: _, ...filter } = query.filter;
  return { ...query, filter };
};

/** The query with these filters added or replaced. */
export const withFilter = (query: ExhibitorQuery, filter: ExhibitorFilter): ExhibitorQuery => ({
  ...query,
  filter: { ...query.filter, ...filter },
});

/** Sorts by a column: in its usual direction first, then the other way round. */
export const sortedBy = (query: ExhibitorQuery, sort: ExhibitorSort): ExhibitorQuery => ({
  ...query,
  sort,
  isDescending: query.sort === sort ? !query.isDescending : sort === 'late' || sort === 'sign-in',
});

const FIELDS = [
  'search',
  'type',
  'hall',
  'category',
  'invited',
  'signIn',
  'late',
  'open',
  'below',
  'isPublic',
  'cancelled',
] as const satisfies readonly (keyof ExhibitorFilter)[];
