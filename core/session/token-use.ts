import type { Tokens } from './token.ts';

/** The cheapest way to a token that is accepted now. */
export type TokenUse = 'use' | 'refresh' | 'log-in';

/**
 * What stored tokens are still good for.
 *
 * | access token | refresh token | then      |
 * | ------------ | ------------- | --------- |
 * | unexpired    |               | `use`     |
 * | over         | unexpired     | `refresh` |
 * | over         | over          | `log-in`  |
 * | none         | none          | `log-in`  |
 *
 * A token is over at the very instant it names; a date nobody can read counts as over.
 *
 * Source: portal spec §4 "Service token lifecycle".
 */
export const tokenUse = (tokens: Tokens | undefined, now: Date): TokenUse => {
  if (tokens === undefined) return 'log-in';
  if (isAhead(tokens.accessExpiresAt, now)) return 'use';
  return isAhead(tokens.refreshExpiresAt, now) ? 'refresh' : 'log-in';
};

const isAhead = (instant: string, now: Date): boolean => now.getTime() < Date.parse(instant);
