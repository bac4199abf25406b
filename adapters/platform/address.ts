/** The parts of a request's address that a service reads; a `URL` fits. */
export interface Address {
  /** `/api/v0.1/events/101` */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  /** `?include=show`; empty without a query. */
  readonly search: string;
}

/** An address built from its parts, without parsing text. */
export const addressFrom = (pathname: string, searchParams: URLSearchParams): Address => ({
  pathname,
  searchParams,
  get search() {
    return searchParams.size > 0 ? `?${searchParams}` : '';
  },
});
