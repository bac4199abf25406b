import { anyTokens } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { TokenAnswer, toTokens } from '#adapters/session/token-answer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SECOND = NOW.getTime() / 1000;
const MINUTE = 60;

const jwt = (claims: Readonly<Record<string, unknown>>): string =>
  ['{"alg":"none"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const tokens = (answer: Readonly<Record<string, unknown>>, previous?: Parameters<typeof toTokens>[1]) =>
  toTokens(() => NOW, previous)(TokenAnswer.parse(answer));
const secondsOf = (instant: string): number => (Date.parse(instant) - NOW.getTime()) / 1000;

describe('toTokens', () => {
  it.prop([fc.nat(100_000), fc.nat(100_000)])('uses the lifetime in the response', (life, exp) => {
    const answer = { access_token: jwt({ exp: SECOND + exp }), refresh_token: 'r', expires_in: life };
    expect(secondsOf(tokens(answer).accessExpiresAt)).toBe(life);
  });

  it.prop([fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 })])(
    'uses the expiry of the token itself when the response has no lifetime',
    (access, refresh) => {
      const answer = {
        access_token: jwt({ exp: SECOND + access }),
        refresh_token: jwt({ exp: SECOND + refresh }),
      };
      const { accessExpiresAt, refreshExpiresAt } = tokens(answer);
      expect(secondsOf(accessExpiresAt)).toBe(access);
      expect(secondsOf(refreshExpiresAt)).toBe(refresh);
    },
  );

  it.prop([fc.integer({ min: -MINUTE * 90, max: MINUTE * 90 }), fc.integer({ min: 1, max: 3600 })])(
    'returns a usable token that lives no longer than its lifetime, for any clock skew',
    (skew, life) => {
      const issued = SECOND + skew;
      const answer = { access_token: jwt({ iat: issued, exp: issued + life }), refresh_token: 'r' };
      const seconds = secondsOf(tokens(answer).accessExpiresAt);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(life);
    },
  );

  it.prop([fc.string(), fc.string()])(
    'assumes 15 minutes and a day for any other token',
    (access, refresh) => {
      const answer = { access_token: `t${access}`, refresh_token: `t${refresh}` };
      const { accessExpiresAt, refreshExpiresAt } = tokens(answer);
      expect(secondsOf(accessExpiresAt)).toBe(15 * MINUTE);
      expect(secondsOf(refreshExpiresAt)).toBe(24 * 60 * MINUTE);
    },
  );

  it.prop([anyTokens(), fc.constantFrom({}, { refresh_token: null }, { refresh_token: '' })])(
    'keeps the refresh token and its expiry when a refresh does not replace it',
    (previous, rest) => {
      const fresh = tokens({ access_token: 'new', expires_in: 60, ...rest }, previous);
      expect(fresh.accessToken).toBe('new');
      expect(fresh.refreshToken).toBe(previous.refreshToken);
      expect(fresh.refreshExpiresAt).toBe(previous.refreshExpiresAt);
    },
  );

  example('has nothing to refresh after a log-in without a refresh token', () => {
    expect(tokens({ access_token: 'a', expires_in: 60 })).toMatchObject({
      refreshToken: '',
      refreshExpiresAt: '',
    });
  });
});
