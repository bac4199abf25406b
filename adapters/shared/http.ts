import { type Failure, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import ky, { type Options } from 'ky';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { timedOut, toFailure, unexpectedStatusOf } from './http-failure.ts';
import { readResponse } from './read-response.ts';
import type { RequestBudget } from './request-budget.ts';
import { withDeadline } from './with-deadline.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What one request says besides its method and path. */
interface CallOptions extends Pick<Options, 'json' | 'body' | 'fetch'> {
  readonly searchParams?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which statuses of 300 and above fail the call; all of them where it is not set. */
  readonly throwHttpErrors?: (status: number) => boolean;
  /** When the call is given up, in milliseconds, if not when the others of its host are. */
  readonly timeoutMs?: number;
}

/** Sends one request and reads its JSON response through a schema. Never throws. */
export type Http = <S extends z.ZodMiniType>(
  method: Method,
  path: string,
  schema: S,
  options?: CallOptions,
) => ResultAsync<z.output<S>, Failure>;

/**
 * What responds to a request: the network's `fetch`, or the one of a test.
 *
 * The signal comes beside the request too. Node holds the signal of a request that was made of another one by a weak
 * reference: once that other one is collected, aborting ends nothing, and a silent connection stays open for ever.
 */
export type Fetch = (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** How a host is spoken to; without options, as our own host is from the browser. */
export interface HttpOptions {
  /** One deadline for connecting, headers and body, in milliseconds. Source: portal spec §7. */
  readonly timeoutMs?: number;
  /** The longest body that is read, in bytes after decompression; any length where it is not set. */
  readonly maxBytes?: number;
  /** The time that is left for the request being served, which every call counts against. */
  readonly budget?: () => RequestBudget | undefined;
  /** Whether a call ends when the visitor leaves; none does where it is not set. */
  readonly isAbandoned?: (method: Method, path: string) => boolean;
}

/** An {@link Http} for one host. It never retries: that is its caller's decision. */
export const createHttp = (prefix: string, fetch?: Fetch, options: HttpOptions = {}): Http => {
  const { maxBytes, budget, isAbandoned } = options;
  const host = ky.create({ prefix, timeout: false, retry: 0 });
  const through = (signal: AbortSignal): Pick<Options, 'fetch'> =>
    fetch ? { fetch: (input, init) => fetch(new Request(input, init), { signal }) } : {};
  return (method, path, schema, { timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS, ...call } = {}) => {
    const request = `${method.toUpperCase()} ${path}`;
    const within = budget?.();
    const milliseconds = Math.min(timeoutMs, within?.timeLeft() ?? timeoutMs);
    if (milliseconds <= 0) return errAsync(timedOut(request, timeoutMs));
    const send = async (signal: AbortSignal): Promise<unknown> => {
      const ends = { method, signal, throwHttpErrors: false };
      const response = await host(path, { ...through(signal), ...call, ...ends });
      if (isFailureStatus(response.status, call.throwHttpErrors))
        throw await unexpectedStatusOf(response, signal);
      const text = await readResponse(response, { maxBytes, signal });
      return text === '' ? undefined : JSON.parse(text);
    };
    const leave = isAbandoned?.(method, path) ? within?.signal : undefined;
    return ResultAsync.fromPromise(
      withDeadline(send, { milliseconds, leave }),
      toFailure(request, timeoutMs),
    ).andThen(readAs(schema, request));
  };
};

/** The response of calls that say nothing but that they worked. */
export const Nothing = z.unknown();

/** Whether a status fails the call. */
export const isFailureStatus = (status: number, isFailure: CallOptions['throwHttpErrors']): boolean =>
  (status < 200 || status > 299) && (isFailure?.(status) ?? true);

/** Reads a body by its schema. @param source names the call in a failure */
export const readAs =
  <S extends z.ZodMiniType>(schema: S, source: string) =>
  (body: unknown): Result<z.output<S>, Failure> => {
    const parsed = schema.safeParse(body);
    return parsed.success
      ? ok(parsed.data)
      : err({ kind: 'malformed', source, detail: z.prettifyError(parsed.error) });
  };
