import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Clock, describeFailure, type Failure, type Log } from '../shared/index.ts';
import type { TokenIssuer, TokenMemory } from './ports.ts';
import type { Tokens } from './token.ts';
import { tokenUse } from './token-use.ts';

/** Where tokens come from and are kept. */
export interface FreshTokenPorts {
  readonly issuer: TokenIssuer;
  readonly memory: TokenMemory;
  readonly clock: Clock;
  readonly log: Log;
}

/** A service token that is accepted now, for any number of callers at once. */
export interface FreshToken {
  /** A token that is accepted now, as far as its date tells. */
  get(): ResultAsync<string, Failure>;
  /** A token other than `stale`, which the service has just refused. Asked for once however many were refused. */
  renew(stale: string): ResultAsync<string, Failure>;
}

/** For how long a failure to get a token is shared with later callers, in milliseconds. The number is ours. */
export const TOKEN_FAILURE_MS = 500;

/** For how long later callers wait for a request under way rather than log in themselves, in milliseconds. Ours. */
export const TOKEN_SHARED_MS = 2000;

/**
 * Keeps one service token fresh: uses it, refreshes it, logs in, in this order of preference.
 *
 * While one request for a token is under way, every caller waits for that one; one that fails fails for them all, and for
 * those who ask within {@link TOKEN_FAILURE_MS} after it. One that stalls holds up nobody who comes {@link TOKEN_SHARED_MS}
 * after it began. A refresh token that failed is not used again.
 *
 * Source: portal spec §4 "Service token lifecycle", §8.
 */
export const freshToken = ({ issuer, memory, clock, log }: FreshTokenPorts): FreshToken => {
  let underWay: { readonly token: ResultAsync<string, Failure>; readonly since: number } | undefined;
  let failed: { readonly failure: Failure; readonly until: number } | undefined;

  const logIn = (): ResultAsync<Tokens, Failure> =>
    issuer
      .logIn()
      .orTee((failure) => log.warn('Cannot fetch a token for the profile service', asDetails(failure)));

  const refresh = (tokens: Tokens): ResultAsync<Tokens, Failure> =>
    issuer.refresh(tokens).orElse((failure) => {
      log.error('Impossible to refresh access token for Profile Service.', asDetails(failure));
      if (memory.read()?.refreshToken === tokens.refreshToken) memory.write(undefined);
      return logIn();
    });

  const fetched = (refreshable: Tokens | undefined): ResultAsync<string, Failure> => {
    if (failed && clock().getTime() < failed.until) return errAsync(failed.failure);
    const since = clock().getTime();
    if (underWay && since < underWay.since + TOKEN_SHARED_MS) return underWay.token;
    // A refresh token may be used once only: beside a request that stalls, log in.
    const tokens = refreshable && !underWay ? refresh(refreshable) : logIn();
    const end = (): void => {
      if (underWay === mine) underWay = undefined;
    };
    const token = tokens
      .andTee((fresh) => memory.write(fresh))
      .map(({ accessToken }) => accessToken)
      .andTee(end)
      .orTee((failure) => {
        failed = { failure, until: clock().getTime() + TOKEN_FAILURE_MS };
        end();
      });
    const mine = { token, since };
    underWay = mine;
    return token;
  };

  /** `refused`: an access token that is over whatever its date says. */
  const obtain = (refused: string | undefined): ResultAsync<string, Failure> => {
    const tokens = memory.read();
    const known = tokens?.accessToken === refused ? over(tokens) : tokens;
    const use = tokenUse(known, clock());
    if (known && use === 'use') return okAsync(known.accessToken);
    return fetched(use === 'refresh' ? known : undefined);
  };

  return { get: () => obtain(undefined), renew: obtain };
};

const over = (tokens: Tokens | undefined): Tokens | undefined => tokens && { ...tokens, accessExpiresAt: '' };

const asDetails = (failure: Failure) => ({ failure: describeFailure(failure) });
