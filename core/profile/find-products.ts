import { okAsync, ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import { categoryIds } from './category-tree.ts';
import { EXHIBITOR_SEARCH_MAX } from './find-exhibitors.ts';
import { pageNumber, searchText } from './list-query.ts';
import type { ProductDirectory, ProductFacets, ProductPage } from './product-directory.ts';

/** The number of products on a page of the list. */
export const PRODUCTS_PER_PAGE = 24;

/** The number of words of a search that count. */
export const PRODUCT_SEARCH_WORDS = 6;

/** A search of a visitor; an empty filter matches everything. */
export interface ProductSearch {
  /** Words, in any order. */
  readonly search: string;
  /** The id of a category. */
  readonly category: string;
  readonly novelties: boolean;
  /** From 1. */
  readonly page: number;
}

/** A page of the list, with its position and the available filters. */
export interface FoundProducts extends ProductSearch, ProductPage {
  /** At least 1. */
  readonly pages: number;
  readonly facets: ProductFacets;
}

/** The query parameters of the list: `?q=quiet+pump&category=c-1&new=1&page=2`. */
export interface ProductQueryParameters {
  readonly q?: string;
  readonly category?: string;
  readonly new?: string;
  readonly page?: string;
}

/** Parses the query of the list. An invalid page becomes the first. */
export const productSearch = (query: ProductQueryParameters): ProductSearch => ({
  search: searchText(query.q, EXHIBITOR_SEARCH_MAX),
  category: searchText(query.category, EXHIBITOR_SEARCH_MAX),
  novelties: query.new === '1',
  page: pageNumber(query.page),
});

/** The query parameters for {@link productSearch}, without empty ones. */
export const productParameters = ({
  search,
  category,
  novelties,
  page,
}: ProductSearch): ProductQueryParameters => ({
  ...(search && { q: search }),
  ...(category && { category }),
  ...(novelties && { new: '1' }),
  ...(page > 1 && { page: String(page) }),
});

/**
 * Finds the products that match a search; empty past the last page. Filters that match no product are ignored.
 * Where the filters cannot be read, the list has none.
 */
export const findProducts =
  (directory: ProductDirectory) =>
  (event: EventId, language: Language, request: ProductSearch): ResultAsync<FoundProducts, Failure> => {
    const facets = directory
      .facets(event, language)
      .map((available): ProductFacets | undefined => available)
      .orElse(() => okAsync<ProductFacets | undefined, Failure>(undefined));
    const validSearch =
      request.category || request.novelties
        ? facets.map((available) => (available ? limitToFacets(request, available) : request))
        : okAsync<ProductSearch, Failure>(request);
    const matches = validSearch.andThen((search) =>
      directory.list(event, language, queryOf(search)).map((page) => ({ ...search, ...page })),
    );
    return ResultAsync.combine([matches, facets]).map(
      ([page, available]): FoundProducts => ({
        ...page,
        pages: Math.max(1, Math.ceil(page.total / PRODUCTS_PER_PAGE)),
        facets: available ?? NO_FACETS,
      }),
    );
  };

const NO_FACETS: ProductFacets = { categories: [], hasNovelties: false };

const limitToFacets = (
  request: ProductSearch,
  { categories, hasNovelties }: ProductFacets,
): ProductSearch => ({
  ...request,
  category: categoryIds(categories).has(request.category) ? request.category : '',
  novelties: request.novelties && hasNovelties,
});

const queryOf = ({ search, category, novelties, page }: ProductSearch) => ({
  words: search.split(/\s+/).filter(Boolean).slice(0, PRODUCT_SEARCH_WORDS),
  ...(category && { category }),
  ...(novelties && { isNovelty: true as const }),
  offset: (page - 1) * PRODUCTS_PER_PAGE,
  limit: PRODUCTS_PER_PAGE,
});

/** {@link findProducts} bound to its ports. */
export type FindProducts = ReturnType<typeof findProducts>;
