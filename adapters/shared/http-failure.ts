import type { Failure, UpstreamAnswer } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { ResponseTooLong, readStart } from './read-response.ts';
import { DeadlineExceeded } from './with-deadline.ts';

/** How much of the body of an error is read, in bytes: enough for every document that explains one. */
const ERROR_BYTES = 65_536;

/** A response whose status says that the call failed; `data` is a value where its body is JSON, else its text. */
type FailedResponse = Omit<UpstreamAnswer, 'request'>;

/** Ends a call whose response has an unexpected status. */
export class UnexpectedStatus extends Error {
  readonly response: FailedResponse;

  constructor(response: FailedResponse) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** What a response over the network says about the failure. */
export const unexpectedStatusOf = async (
  response: Response,
  signal: AbortSignal,
): Promise<UnexpectedStatus> => {
  const { text, isWhole } = await readStart(response, { maxBytes: ERROR_BYTES, signal });
  const { status, statusText, headers } = response;
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '');
  // Several cookies are several entries of one name: read by name, they are one.
  const values = [...headers.keys()].map((name) => [name, headers.get(name) ?? '']);
  return new UnexpectedStatus({
    status,
    statusText,
    headers: Object.fromEntries(values),
    data: isJson && isWhole ? parsed(text) : text || undefined,
  });
};

/** `application/json`, `application/problem+json`, `application/vnd.api+json; …` */
const JSON_TYPE = /^[^/;]+\/(?:[^;]*[.+-])?json\s*(?:;|$)/i;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a call that threw means to the domain. @param timeoutMs when it would have been given up */
export const toFailure =
  (request: string, timeoutMs: number) =>
  (cause: unknown): Failure => {
    if (cause instanceof SyntaxError || cause instanceof ResponseTooLong)
      return { kind: 'malformed', source: request, detail: cause.message };
    if (cause instanceof UnexpectedStatus) return failureOfStatus(cause, request, timeoutMs);
    return isTimeout(cause) ? timedOut(request, timeoutMs) : { kind: 'unavailable', request };
  };

/** No response in time. Source: site spec §8. */
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
        retryAfterSeconds: Number(headers['retry-after']) || DEFAULT_WAIT_SECONDS,
      };
    case 400:
    case 413:
    case 422:
      return { kind: 'rejected', reason: code || `${request} ${status}`, fields };
    default:
      return { kind: 'unavailable', request, answer: `HTTP ${status} ${statusText}`.trim() };
  }
};

/** How long to wait where the service does not say, in seconds. */
const DEFAULT_WAIT_SECONDS = 60;

/** What our own API and the identity service say of a refusal: a code and the fields at fault. */
const Problem = z.object({
  code: z.optional(z.string()),
  fields: z.optional(
    z.array(
      z.object({
        path: z.string(),
        code: z.string(),
        params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    ),
  ),
});
