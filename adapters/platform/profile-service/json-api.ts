import { type HttpFault, httpFault } from '../service.ts';

/** Where every address of the profile service starts. */
export const BASE = '/api/v0.1';
export const MEDIA_TYPE = 'application/vnd.api+json';

/** What was wrong: a query parameter, a place in the body, or a header. */
type Source = { readonly parameter: string } | { readonly pointer: string } | { readonly header: string };

/** One thing that is wrong with a request. `code` is for programs and never changes; `title` is for people. */
export interface Complaint {
  readonly code: string;
  readonly title: string;
  readonly source?: Source;
  readonly meta?: Readonly<Record<string, string | number>>;
}

/** Ends the request with the errors of JSON:API. */
export const refuse = (
  status: number,
  complaints: readonly Complaint[],
  headers: Readonly<Record<string, string>> = {},
): HttpFault => {
  const errors = complaints.map((complaint) => ({ status: String(status), ...complaint }));
  return httpFault(status, { jsonapi, errors }, { 'content-type': MEDIA_TYPE, ...headers });
};

/** A query parameter that cannot be followed. */
export const badParameter = (parameter: string, code: string, title: string): HttpFault =>
  refuse(400, [{ code, title, source: { parameter } }]);

export const notFound = (): HttpFault => refuse(404, [{ code: 'not-found', title: 'There is nothing here' }]);

export const jsonapi = { version: '1.0' } as const;
