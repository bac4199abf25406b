/** What a service reads of the address of a request; a `URL` is one. */
export interface Address {
  /** `/api/v0.1/events/101` */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  /** `?include=show`; empty without a query. */
  readonly search: string;
}

/** An address from its parts, without reading them as text. */
export const addressFrom = (pathname: string, searchParams: URLSearchParams): Address => ({
  pathname,
  searchParams,
  get search() {
    return searchParams.size > 0 ? `?${searchParams}` : '';
  },
});
