import type { Failure, UpstreamAnswer } from '@fairdesk/core/shared';
import ky, { HTTPError, type Options, TimeoutError } from 'ky';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';

/** When any call is given up, in milliseconds. Source: portal spec §7. */
const TIMEOUT_MS = 10_000;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Sends one request and reads its JSON answer through a schema. Never throws. */
export type Http = <S extends z.ZodMiniType>(
  method: Method,
  path: string,
  answer: S,
  options?: Options,
) => ResultAsync<z.output<S>, Failure>;

/** What answers a request: the network's `fetch`, or the embedded platform's. */
export type Fetch = (request: Request) => Promise<Response>;

/** An {@link Http} for one host. A retry is its caller's decision, so ky's own is off. */
export const createHttp = (prefix: string, fetch?: Fetch): Http => {
  const host = ky.create({
    prefix,
    timeout: TIMEOUT_MS,
    totalTimeout: TIMEOUT_MS,
    retry: 0,
    ...(fetch && {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(new Request(input, init)),
    }),
  });
  return (method, path, answer, options) => {
    const request = `${method.toUpperCase()} ${path}`;
    const body = host(path, { ...options, method }).then(readJson);
    return ResultAsync.fromPromise(body, toFailure(request)).andThen(read(answer, request));
  };
};

/** The answer of calls that say nothing but that they worked. */
export const Nothing = z.unknown();

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};

const read =
  <S extends z.ZodMiniType>(schema: S, source: string) =>
  (body: unknown): Result<z.output<S>, Failure> => {
    const parsed = schema.safeParse(body);
    return parsed.success
      ? ok(parsed.data)
      : err({ kind: 'malformed', source, detail: z.prettifyError(parsed.error) });
  };

const toFailure =
  (request: string) =>
  (cause: unknown): Failure => {
    if (cause instanceof SyntaxError) return { kind: 'malformed', source: request, detail: cause.message };
    const answered = cause instanceof HTTPError && { response: answerOf(cause, request) };
    if (isTimeout(cause)) return { kind: 'unavailable', request, answer: TIMED_OUT, ...answered };
    if (!(cause instanceof HTTPError)) return { kind: 'unavailable', request };
    return { ...failureOfStatus(cause, request), ...answered };
  };

const answerOf = ({ response, data }: HTTPError, request: string): UpstreamAnswer => {
  const { status, statusText, headers } = response;
  // Several cookies are several entries of one name: asked by name, they are one.
  const values = [...headers.keys()].map((name) => [name, headers.get(name) ?? '']);
  return { request, status, statusText, headers: Object.fromEntries(values), data };
};

/** No answer in time, or one that says so. Source: site spec §8. */
const isTimeout = (cause: unknown): boolean =>
  cause instanceof TimeoutError ||
  (cause instanceof Error && cause.name === 'AbortError') ||
  (cause instanceof HTTPError && cause.response.status === 408);

const TIMED_OUT = `Request timed out, timeout of ${TIMEOUT_MS}ms is exceeded`;

const failureOfStatus = ({ response, data }: HTTPError, request: string): Failure => {
  const { status, statusText, headers } = response;
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
        retryAfterSeconds: Number(headers.get('retry-after')) || DEFAULT_WAIT_SECONDS,
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
