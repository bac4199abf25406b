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

/**
 * Keeps one service token fresh: uses it, refreshes it, logs in, in this order of preference.
 *
 * While one request for a token is under way, every caller waits for that one; one that fails fails for them all, and for
 * those who ask within {@link TOKEN_FAILURE_MS} after it. A refresh token that failed is not used again.
 *
 * Source: portal spec §4 "Service token lifecycle", §8.
 */
export const freshToken = ({ issuer, memory, clock, log }: FreshTokenPorts): FreshToken => {
  let underWay: ResultAsync<string, Failure> | undefined;
  let failed: { readonly failure: Failure; readonly until: number } | undefined;

  const logIn = (): ResultAsync<Tokens, Failure> =>
    issuer
      .logIn()
      .orTee((failure) => log.warn('Cannot fetch a token for the profile service', asDetails(failure)));

  const refresh = (tokens: Tokens): ResultAsync<Tokens, Failure> =>
    issuer.refresh(tokens).orElse((failure) => {
      log.error('Impossible to refresh access token for Profile Service.', asDetails(failure));
      memory.write(undefined);
      return logIn();
    });

  const fetched = (refreshable: Tokens | undefined): ResultAsync<string, Failure> => {
    if (failed && clock().getTime() < failed.until) return errAsync(failed.failure);
    underWay ??= (refreshable ? refresh(refreshable) : logIn())
      .andTee((tokens) => memory.write(tokens))
      .map(({ accessToken }) => accessToken)
      .andTee(land)
      .orTee((failure) => {
        failed = { failure, until: clock().getTime() + TOKEN_FAILURE_MS };
        land();
      });
    return underWay;
  };

  const land = (): void => {
    underWay = undefined;
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
