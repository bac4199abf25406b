import type {
  CompanyQueryParameters,
  ExhibitorQueryParameters,
  ProductQueryParameters,
} from '@fairdesk/core/profile';

/** Those of lists of companies and products, and of a company; a missing one does not compile. */
type ListParameter =
  | keyof ExhibitorQueryParameters
  | keyof ProductQueryParameters
  | keyof CompanyQueryParameters;

const OF_LISTS: Readonly<Record<ListParameter, true>> = {
  q: true,
  page: true,
  letter: true,
  hall: true,
  category: true,
  country: true,
  new: true,
  view: true,
  product: true,
};

/** The query parameters of public pages. The cache key has no query, so a page with a query is not cached. */
export const QUERY_PARAMETERS: readonly string[] = [...Object.keys(OF_LISTS), 'tags', 'facet', 'contact'];
