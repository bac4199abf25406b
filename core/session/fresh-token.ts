import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Clock, describeFailure, type Failure, type Log } from '../shared/index.ts';
import type { TokenIssuer, TokenMemory } from './ports.ts';
import type { Tokens } from './token.ts';
import { tokenUse } from './token-use.ts';

/** The ports that issue and store tokens. */
export interface FreshTokenPorts {
  readonly issuer: TokenIssuer;
  readonly memory: TokenMemory;
  readonly clock: Clock;
  readonly log: Log;
}

/** Access to a valid service token, shared by any number of concurrent callers. */
export interface FreshToken {
  /** A token that is valid now, judging by its expiry date. */
  get(): ResultAsync<string, Failure>;
  /**
   * A token other than `stale`, which the service has just rejected. Concurrent callers share one request.
   */
  renew(stale: string): ResultAsync<string, Failure>;
}

/** How long a failure to obtain a token is returned to later callers, in milliseconds. The number is ours. */
export const TOKEN_FAILURE_MS = 500;

/**
 * How long later callers share a pending request before they log in themselves, in milliseconds. Our choice.
 */
export const TOKEN_SHARED_MS = 2000;

/**
 * Provides a valid service token: uses the stored one, refreshes it, or logs in, in this order of preference.
 *
 * Callers share the pending request for a token and its failure; later callers get the same failure for
 * {@link TOKEN_FAILURE_MS}. When a request stalls, callers that come {@link TOKEN_SHARED_MS} after its start
 * log in instead. A refresh token that failed is never used again.
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
    // A refresh token works only once, so log in while another request stalls.
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

  /** `refused` is an access token to treat as expired, whatever its date. */
  const obtain = (refused: string | undefined): ResultAsync<string, Failure> => {
    const tokens = memory.read();
    const current = tokens?.accessToken === refused ? over(tokens) : tokens;
    const use = tokenUse(current, clock());
    if (current && use === 'use') return okAsync(current.accessToken);
    return fetched(use === 'refresh' ? current : undefined);
  };

  return { get: () => obtain(undefined), renew: obtain };
};

const over = (tokens: Tokens | undefined): Tokens | undefined => tokens && { ...tokens, accessExpiresAt: '' };

const asDetails = (failure: Failure) => ({ failure: describeFailure(failure) });
