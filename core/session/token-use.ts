import type { Tokens } from './token.ts';

/** The cheapest way to a valid token. */
export type TokenUse = 'use' | 'refresh' | 'log-in';

/**
 * What stored tokens can still be used for.
 *
 * | access token | refresh token | then      |
 * | ------------ | ------------- | --------- |
 * | unexpired    | any           | `use`     |
 * | expired      | unexpired     | `refresh` |
 * | expired      | expired       | `log-in`  |
 * | none         | none          | `log-in`  |
 *
 * A token expires at exactly the instant it states; an invalid date counts as expired.
 *
 * Source: portal spec §4 "Service token lifecycle".
 */
export const tokenUse = (tokens: Tokens | undefined, now: Date): TokenUse => {
  if (tokens === undefined) return 'log-in';
  if (isAhead(tokens.accessExpiresAt, now)) return 'use';
  return isAhead(tokens.refreshExpiresAt, now) ? 'refresh' : 'log-in';
};

const isAhead = (instant: string, now: Date): boolean => now.getTime() < Date.parse(instant);
