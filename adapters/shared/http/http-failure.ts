import type { Failure, FieldCode, UpstreamAnswer } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { parsedJson } from '../parsed-json.ts';
import { ResponseTooLong, readStart } from './read-response.ts';
import { retryAfterMs } from './retry-after.ts';
import { DeadlineExceeded } from './with-deadline.ts';

/** Maximum number of bytes read of an error body: enough for any error document. */
const ERROR_BYTES = 65_536;

/** A response with an error status; `data` is a value if its body is JSON, else its text. */
type FailedResponse = Omit<UpstreamAnswer, 'request'>;

/** Thrown when a response has an unexpected status. */
export class UnexpectedStatus extends Error {
  readonly response: FailedResponse;

  constructor(response: FailedResponse) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** Reads an error response from the network. */
export const unexpectedStatusOf = async (
  response: Response,
  signal: AbortSignal,
): Promise<UnexpectedStatus> => {
  const { text, isWhole } = await readStart(response, { maxBytes: ERROR_BYTES, signal });
  const { status, statusText, headers } = response;
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '');
  // Several `set-cookie` headers have several entries of one name; reading by name joins them.
  const values = [...headers.keys()].map((name) => [name, headers.get(name) ?? '']);
  return new UnexpectedStatus({
    status,
    statusText,
    headers: Object.fromEntries(values),
    data: isJson && isWhole ? parsedJson(text) : text || undefined,
  });
};

/** `application/json`, `application/problem+json`, `application/vnd.api+json; …` */
const JSON_TYPE = /^[^/;]+\/(?:[^;]*[.+-])?json\s*(?:;|$)/i;

/** Converts a thrown error to a failure. @param timeoutMs the timeout of the call */
export const toFailure =
  (request: string, timeoutMs: number) =>
  (cause: unknown): Failure => {
    if (cause instanceof SyntaxError || cause instanceof ResponseTooLong)
      return { kind: 'malformed', source: request, detail: cause.message };
    if (cause instanceof UnexpectedStatus) return failureOfStatus(cause, request, timeoutMs);
    return isTimeout(cause) ? timedOut(request, timeoutMs) : { kind: 'unavailable', request };
  };

/** The failure for a timeout. Source: site spec §8. */
export const timedOut = (request: string, timeoutMs: number): Failure => ({
  kind: 'unavailable',
  request,
  answer: `Request timed out, timeout of ${timeoutMs}ms is exceeded`,
});

const isTimeout = (cause: unknown): boolean =>
  cause instanceof DeadlineExceeded || (cause instanceof Error && cause.name === 'AbortError');

const failureOfStatus = (unexpected: UnexpectedStatus, request: string, timeoutMs: number): Failure => {
  const failure =
    unexpected.response.status === 408 ? timedOut(request, timeoutMs) : meaningOf(unexpected, request);
  return { ...failure, response: { request, ...unexpected.response } };
};

const meaningOf = ({ response }: UnexpectedStatus, request: string): Failure => {
  const { status, statusText, headers, data } = response;
  const { code = '', fields = [] } = Problem.safeParse(data).data ?? {};
  switch (status) {
    case 401:
      return code === '' || code === 'signed-out'
        ? { kind: 'signed-out' }
        : { kind: 'rejected', reason: code, fields };
    case 404:
      return { kind: 'not-found', what: request };
    case 409:
    case 412:
      return { kind: 'conflict', what: request };
    case 429:
      return {
        kind: 'throttled',
        retryAfterSeconds:
          Math.ceil(retryAfterMs(headers['retry-after'], new Date(), headers.date) / 1_000) ||
          DEFAULT_WAIT_SECONDS,
      };
    case 400:
    case 413:
    case 422:
      return { kind: 'rejected', reason: code || `${request} ${status}`, fields };
    default:
      return { kind: 'unavailable', request, answer: `HTTP ${status} ${statusText}`.trim() };
  }
};

/** The default wait when the service names none, in seconds. */
const DEFAULT_WAIT_SECONDS = 60;

/** The error format of our own API and the identity service: a code and the invalid fields. */
const Problem = z.object({
  code: z.optional(z.string()),
  fields: z.optional(
    z.array(
      z.object({
        path: z.string(),
        // A newer server may send a code without a text here: screens show a general message for it.
        code: z.custom<FieldCode>((code) => typeof code === 'string'),
        params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    ),
  ),
});
