import { pageNumber, searchText } from './list-query.ts';

/** The number of products on the page of a company. */
export const COMPANY_PRODUCTS_PER_PAGE = 24;

const PRODUCT_ID_MAX = 100;

/** Which products of a company a visitor sees first. */
export interface ProductSpot {
  readonly limit: number;
  /** From 1. */
  readonly page: number;
  /** The page with this product instead; has no effect if visitors cannot see that product. */
  readonly product?: string;
}

/** The query parameters of the page of a company: `?page=2`, `?product=77`. */
export interface CompanyQueryParameters {
  readonly page?: string;
  readonly product?: string;
}

/**
 * Parses the query of the page of a company. An invalid page becomes the first.
 *
 * @example
 * ```ts
 * productSpot({ page: '2' }) // { limit: 24, page: 2 }
 * ```
 */
export const productSpot = (query: CompanyQueryParameters): ProductSpot => {
  const product = searchText(query.product, PRODUCT_ID_MAX);
  return { limit: COMPANY_PRODUCTS_PER_PAGE, page: pageNumber(query.page), ...(product && { product }) };
};
