import { REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import type { Fetch } from '../shared/http/http.ts';
import { readResponse } from '../shared/http/read-response.ts';
import { withDeadline } from '../shared/http/with-deadline.ts';

/** Maximum size of a response, in bytes. The number is ours. */
const LARGEST = 262_144;

/** Fetches a response whole, within a time and a size, for libraries that would wait for its end. */
export const boundedFetch =
  (network: Fetch = (request, init) => fetch(request, init)) =>
  (address: string, { method, headers, body, redirect }: BoundedOptions): Promise<Response> =>
    withDeadline(
      async (signal) => {
        const request = new Request(address, { method, headers, redirect, ...bodyOf(body) });
        const response = await network(request, { signal });
        const text = await readResponse(response, { maxBytes: LARGEST, signal });
        const { status, statusText } = response;
        return new Response(text === '' ? null : text, { status, statusText, headers: response.headers });
      },
      { milliseconds: REQUEST_TIMEOUT_MS },
    );

/** The libraries send forms only. */
const bodyOf = (body: unknown): Pick<RequestInit, 'body'> =>
  body instanceof URLSearchParams || typeof body === 'string' ? { body } : {};

/** What the libraries for OpenID Connect and its keys send. */
interface BoundedOptions {
  readonly method: string;
  readonly headers: Headers | Record<string, string>;
  readonly redirect: 'manual';
  readonly body?: unknown;
}
