import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { asOutage } from './as-outage.ts';
import type { Http } from './http.ts';
import { withinBudget } from './request-budget.ts';

/** Runs a call with a service token, and once more with a new token after a 401. */
export type WithToken = <T>(call: (token: string) => ResultAsync<T, Failure>) => ResultAsync<T, Failure>;

/**
 * An {@link Http} that sends a bearer token with every call.
 *
 * Waiting for a shared token request counts against the request's budget. A service that throttles us does
 * not throttle the visitor.
 */
export const authorised =
  (http: Http, withToken: WithToken): Http =>
  (method, path, answer, options = {}) =>
    withinBudget(`${method.toUpperCase()} ${path}`, () =>
      withToken((token) =>
        http(method, path, answer, {
          ...options,
          headers: { ...options.headers, authorization: `Bearer ${token}` },
        }),
      ),
    ).mapErr((failure) => (failure.kind === 'throttled' ? asOutage(failure) : failure));
