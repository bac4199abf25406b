import { type HttpFault, httpFault } from '../service.ts';

/** The path prefix of the profile service. */
export const BASE = '/api/v0.1';
export const MEDIA_TYPE = 'application/vnd.api+json';

/** The source of the error: a query parameter, a pointer into the body, or a header. */
type Source = { readonly parameter: string } | { readonly pointer: string } | { readonly header: string };

/** An error of a request. `code` is stable and for programs; `title` is for humans. */
export interface Complaint {
  readonly code: string;
  readonly title: string;
  readonly source?: Source;
  readonly meta?: Readonly<Record<string, string | number>>;
}

/** Ends the request with JSON:API errors. */
export const refuse = (
  status: number,
  complaints: readonly Complaint[],
  headers: Readonly<Record<string, string>> = {},
): HttpFault => {
  const errors = complaints.map((complaint) => ({ status: String(status), ...complaint }));
  return httpFault(status, { jsonapi, errors }, { 'content-type': MEDIA_TYPE, ...headers });
};

/** An invalid query parameter. */
export const badParameter = (parameter: string, code: string, title: string): HttpFault =>
  refuse(400, [{ code, title, source: { parameter } }]);

export const notFound = (): HttpFault => refuse(404, [{ code: 'not-found', title: 'There is nothing here' }]);

export const jsonapi = { version: '1.0' } as const;
