import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FreshToken } from './fresh-token.ts';

/**
 * Makes a call with a service token, and retries once with a new token if the service rejects the first.
 *
 * A service that rejects both tokens rejects us, not the visitor, who stays signed in: the failure is
 * `unavailable`.
 *
 * Source: portal spec §7 "bearer token; one retry after 401".
 */
export const withFreshToken =
  (tokens: FreshToken) =>
  <T>(call: (token: string) => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
    tokens
      .get()
      .andThen((token) =>
        call(token).orElse((failure) => {
          if (failure.kind === 'signed-out') return tokens.renew(token).andThen(call);
          return errAsync(failure);
        }),
      )
      .mapErr(asOutage);

const asOutage = (failure: Failure): Failure => {
  if (failure.kind !== 'signed-out') return failure;
  const { response } = failure;
  const request = response?.request ?? 'a call with a service token';
  return { kind: 'unavailable', request, answer: 'the token is refused', ...(response && { response }) };
};
