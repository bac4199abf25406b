import { REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { type Http, type HttpOptions, isFailureStatus } from './http.ts';
import { timedOut, toFailure, UnexpectedStatus } from './http-failure.ts';
import type { PlatformCall } from './platform-call.ts';
import { readShared } from './read-shared.ts';
import { wireValue } from './wire-value.ts';
import { withDeadline } from './with-deadline.ts';

interface EmbeddedOptions extends Pick<HttpOptions, 'budget'> {
  /** The request of a visitor that a call is part of. */
  readonly scope?: () => object | undefined;
}

/**
 * An {@link Http} for the embedded platform.
 *
 * It fails like a network client: with the same failures for the same statuses, after the same timeout, and
 * when the request's time budget is used up.
 */
export const createEmbeddedHttp =
  (call: PlatformCall, { budget, scope }: EmbeddedOptions = {}): Http =>
  (
    method,
    path,
    schema,
    { timeoutMs = REQUEST_TIMEOUT_MS, searchParams, headers, json, body, ...more } = {},
  ) => {
    const capitals = method.toUpperCase();
    const request = `${capitals} ${path}`;
    const milliseconds = Math.min(timeoutMs, budget?.()?.timeLeft(timeoutMs) ?? timeoutMs);
    if (milliseconds <= 0) return errAsync(timedOut(request, timeoutMs));
    const visit = scope?.();
    const send = async (): Promise<unknown> => {
      const {
        status,
        headers: responseHeaders,
        body: data,
      } = await call({
        method: capitals,
        path: `/${path}`,
        query: new URLSearchParams(searchParams),
        headers: lowerCase(headers),
        body: json === undefined ? body : wireValue(json),
        ...(visit && { scope: visit }),
      });
      if (isFailureStatus(status, more))
        throw new UnexpectedStatus({ status, statusText: '', headers: responseHeaders, data });
      return data;
    };
    return ResultAsync.fromPromise(
      withDeadline(send, { milliseconds }),
      toFailure(request, timeoutMs),
    ).andThen(readShared(schema, request));
  };

const lowerCase = (headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
