import type { UploadOptions } from '@fairdesk/core/media';
import { type Failure, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import ky, { type Options } from 'ky';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { timedOut, toFailure, unexpectedStatusOf } from './http-failure.ts';
import { readResponse } from './read-response.ts';
import { withDeadline } from './with-deadline.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The options of a request beside its method and path. */
export interface CallOptions extends Pick<Options, 'json' | 'body'> {
  readonly searchParams?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which statuses of 300 and above fail the call; all of them by default. */
  readonly throwHttpErrors?: (status: number) => boolean;
  /** The only status that is not a failure, where a 201 or 204 would mean something else. */
  readonly successStatus?: number;
  /** Timeout in milliseconds; defaults to the host's. */
  readonly timeoutMs?: number;
  /** Called with the share of the body that was sent, by a {@link Fetch} that can tell. */
  readonly progress?: UploadOptions['progress'] | undefined;
  /** Aborts the request. */
  readonly leave?: UploadOptions['signal'] | undefined;
}

/** Sends a request and parses its JSON response with a schema. Never throws. */
export type Http = <S extends z.ZodMiniType>(
  method: Method,
  path: string,
  schema: S,
  options?: CallOptions,
) => ResultAsync<z.output<S>, Failure>;

/**
 * Responds to a request: the network's `fetch`, or a test double.
 *
 * The signal is passed beside the request too: Node references the signal of a cloned request weakly, so once the
 * original request is collected, aborting has no effect and a silent connection stays open forever.
 */
export type Fetch = (request: Request, options: FetchOptions) => Promise<Response>;

/** What a {@link Fetch} is given beside its request. */
export interface FetchOptions {
  readonly signal: AbortSignal;
  /** Called with the share of the body that was sent. */
  readonly progress?: UploadOptions['progress'] | undefined;
}

/** The time budget of the current request for calls to other systems. */
export interface RequestBudget {
  /**
   * In milliseconds; 0 or less once it is used up.
   *
   * @param timeoutMs of a call that may take longer than a request usually may: the budget is then as long
   */
  readonly timeLeft: (timeoutMs?: number) => number;
  /** Aborts when the visitor disconnects. */
  readonly signal: AbortSignal;
}

/** The options of a host; the defaults fit our own host from the browser. */
export interface HttpOptions {
  /** Timeout for connecting, headers and body together, in milliseconds. Source: portal spec §7. */
  readonly timeoutMs?: number;
  /** Maximum size of a body, in bytes after decompression; unlimited by default. */
  readonly maxBytes?: number;
  /** The time budget of the current request, which every call counts against. */
  readonly budget?: () => RequestBudget | undefined;
  /** Whether a call is aborted when the visitor disconnects; none are by default. */
  readonly isAbandoned?: (method: Method, path: string) => boolean;
}

/** An {@link Http} for one host. It never retries: that is the caller's decision. */
export const createHttp = (prefix: string, fetch?: Fetch, options: HttpOptions = {}): Http => {
  const { maxBytes, budget, isAbandoned } = options;
  const host = ky.create({ prefix, timeout: false, retry: 0 });
  const send: Fetch = fetch ?? ((request, { signal }) => globalThis.fetch(request, { signal }));
  const through = (signal: AbortSignal, progress: CallOptions['progress']): Pick<Options, 'fetch'> => ({
    fetch: (input, init) => send(new Request(input, init), { signal, progress }),
  });
  return (
    method,
    path,
    schema,
    { timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS, successStatus, progress, leave, ...call } = {},
  ) => {
    const request = `${method.toUpperCase()} ${path}`;
    const within = budget?.();
    const milliseconds = Math.min(timeoutMs, within?.timeLeft(timeoutMs) ?? timeoutMs);
    if (milliseconds <= 0) return errAsync(timedOut(request, timeoutMs));
    const respond = async (signal: AbortSignal): Promise<unknown> => {
      const ends = { method, signal, throwHttpErrors: false };
      const response = await host(path, { ...through(signal, progress), ...call, ...ends });
      if (isFailureStatus(response.status, { ...call, successStatus }))
        throw await unexpectedStatusOf(response, signal);
      const text = await readResponse(response, { maxBytes, signal });
      return text === '' ? undefined : JSON.parse(text);
    };
    return ResultAsync.fromPromise(
      withDeadline(respond, {
        milliseconds,
        leave: leave ?? (isAbandoned?.(method, path) ? within?.signal : undefined),
      }),
      toFailure(request, timeoutMs),
    ).andThen(readAs(schema, request));
  };
};

/** The response of calls whose body is irrelevant. */
export const Nothing = z.unknown();

/** The response of our own API where its contents are irrelevant: an object, unlike what a proxy on the way sends. */
export const Done = z.object({});

/** Whether a status fails the call. */
export const isFailureStatus = (
  status: number,
  { throwHttpErrors, successStatus }: StatusOptions,
): boolean => {
  if (successStatus !== undefined) return status !== successStatus;
  return (status < 200 || status > 299) && (throwHttpErrors?.(status) ?? true);
};

interface StatusOptions {
  readonly throwHttpErrors?: CallOptions['throwHttpErrors'] | undefined;
  readonly successStatus?: number | undefined;
}

/** Parses a body with its schema. @param source names the call in a failure */
export const readAs =
  <S extends z.ZodMiniType>(schema: S, source: string) =>
  (body: unknown): Result<z.output<S>, Failure> =>
    parsedOr(schema.safeParse(body), source);

/** What a schema made of a body. @param source names the call in a failure */
export const parsedOr = <T>(parsed: z.core.util.SafeParseResult<T>, source: string): Result<T, Failure> =>
  parsed.success
    ? ok(parsed.data)
    : err({ kind: 'malformed', source, detail: z.prettifyError(parsed.error) });
