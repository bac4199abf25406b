import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type { Http } from './http.ts';

/** Runs a call with a service token, and once more with a new one after a 401. */
export type WithToken = <T>(call: (token: string) => ResultAsync<T, Failure>) => ResultAsync<T, Failure>;

/** An {@link Http} whose every call carries a bearer token. */
export const authorised =
  (http: Http, withToken: WithToken): Http =>
  (method, path, answer, options = {}) =>
    withToken((token) =>
      http(method, path, answer, {
        ...options,
        headers: { ...(options.headers as Record<string, string>), authorization: `Bearer ${token}` },
      }),
    );
