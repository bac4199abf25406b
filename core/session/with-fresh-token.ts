import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FreshToken } from './fresh-token.ts';

/**
 * Makes a call with a service token, and once more with another if the service refuses the first.
 *
 * Source: portal spec §7 "bearer token; one retry after 401".
 */
export const withFreshToken =
  (tokens: FreshToken) =>
  <T>(call: (token: string) => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
    tokens.get().andThen((token) =>
      call(token).orElse((failure) => {
        if (failure.kind === 'signed-out') return tokens.renew(token).andThen(call);
        return errAsync(failure);
      }),
    );
