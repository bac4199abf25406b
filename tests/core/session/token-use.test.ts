import { tokenUse } from '@fairdesk/core/session';
import { anyInstant, anyTokens } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const now = new Date('2026-11-20T12:00:00Z');
const future = '2026-11-20T12:00:01.000Z';
const past = '2026-11-20T11:59:59.000Z';

describe('tokenUse', () => {
  it.prop([anyTokens({ accessExpiresAt: future })])(
    'always uses an access token that has not expired',
    (tokens) => {
      expect(tokenUse(tokens, now)).toBe('use');
    },
  );

  it.prop([anyTokens({ accessExpiresAt: past, refreshExpiresAt: future })])(
    'always refreshes after that',
    (tokens) => {
      expect(tokenUse(tokens, now)).toBe('refresh');
    },
  );

  it.prop([anyTokens({ accessExpiresAt: past, refreshExpiresAt: past })])(
    'always logs in after that',
    (tokens) => {
      expect(tokenUse(tokens, now)).toBe('log-in');
    },
  );

  it.prop([anyTokens(), anyInstant, fc.nat()])(
    'moves only from use to refresh to log-in as time passes',
    (tokens, early, later) => {
      const order = ['use', 'refresh', 'log-in'];
      const longLived = { ...tokens, refreshExpiresAt: '9999-12-31T00:00:00Z' };
      const [before, after] = [early, new Date(early.getTime() + later)].map((when) =>
        order.indexOf(tokenUse(longLived, when)),
      );
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
    },
  );

  it('treats a token as expired at its end, or when that end is invalid', () => {
    const tokens = {
      accessToken: 'a',
      refreshToken: 'r',
      accessExpiresAt: now.toISOString(),
      refreshExpiresAt: '?',
    };
    expect(tokenUse(tokens, now)).toBe('log-in');
    expect(tokenUse(undefined, now)).toBe('log-in');
  });
});
