import { errAsync, okAsync } from 'neverthrow';
import type { TokenIssuer, TokenMemory, Tokens } from '../session/index.ts';
import type { Clock } from '../shared/index.ts';

/** How long issued access tokens are valid, in seconds. */
export const MEMORY_ACCESS_SECONDS = 600;
/** How long issued refresh tokens are valid, in seconds. */
export const MEMORY_REFRESH_SECONDS = 3600;

/** An issuer that numbers its tokens and accepts each refresh token once. */
export interface MemoryTokenIssuer extends TokenIssuer {
  /** Every call so far, in order. */
  readonly calls: readonly ('log-in' | 'refresh')[];
}

/** An issuer that uses this clock. */
export const memoryTokenIssuer = (clock: Clock): MemoryTokenIssuer => {
  const calls: ('log-in' | 'refresh')[] = [];
  const refreshable = new Map<string, number>();

  const handOut = (): Tokens => {
    const now = clock().getTime();
    const tokens = {
      accessToken: `access-${calls.length}`,
      accessExpiresAt: isoAfter(now, MEMORY_ACCESS_SECONDS),
      refreshToken: `refresh-${calls.length}`,
      refreshExpiresAt: isoAfter(now, MEMORY_REFRESH_SECONDS),
    };
    refreshable.set(tokens.refreshToken, now + MEMORY_REFRESH_SECONDS * 1000);
    return tokens;
  };

  return {
    calls,
    logIn: () => {
      calls.push('log-in');
      return okAsync(handOut());
    },
    refresh: ({ refreshToken }) => {
      calls.push('refresh');
      const over = refreshable.get(refreshToken);
      refreshable.delete(refreshToken);
      if (over === undefined || over <= clock().getTime()) return errAsync({ kind: 'signed-out' });
      return okAsync(handOut());
    },
  };
};

/** Caches tokens in memory. */
export const memoryTokenMemory = (start?: Tokens): TokenMemory => {
  let tokens = start;
  return {
    read: () => tokens,
    write: (fresh) => {
      tokens = fresh;
    },
  };
};

const isoAfter = (now: number, seconds: number): string => new Date(now + seconds * 1000).toISOString();
