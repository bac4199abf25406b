import type { Tokens } from '@fairdesk/core/session';
import type { Clock } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { jwtLifeSeconds } from './jwt-life.ts';

/** The response of both token services (RFC 6749 §5.1, plus the refresh token's lifetime). */
export const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Absent when the old refresh token stays valid (RFC 6749 §6). */
  refresh_token: z.nullish(z.string()),
  /** In seconds. */
  expires_in: z.nullish(z.number()),
  refresh_expires_in: z.nullish(z.number()),
});

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 24 * 60 * 60;

/**
 * Tokens with their expiry times.
 *
 * | the response has a lifetime | then the token expires after                                  |
 * | --------------------------- | ------------------------------------------------------------- |
 * | yes                         | that lifetime                                                 |
 * | no                          | the token's own lifetime (JWT); otherwise a token that stays valid keeps its expiry, a new one gets 15 minutes, a refresh token a day |
 *
 * @param previous the tokens that were refreshed
 */
export const toTokens =
  (clock: Clock, previous?: Tokens) =>
  (answer: z.infer<typeof TokenAnswer>): Tokens => {
    const now = clock();
    const until = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
    const accessToken = answer.access_token;
    const accessSeconds = answer.expires_in ?? jwtLifeSeconds(accessToken, now) ?? ACCESS_SECONDS;
    const isNew = Boolean(answer.refresh_token);
    const refreshToken = answer.refresh_token || previous?.refreshToken || '';
    const refreshSeconds =
      answer.refresh_expires_in ?? (isNew ? jwtLifeSeconds(refreshToken, now) : undefined);
    return {
      accessToken,
      accessExpiresAt: until(accessSeconds),
      refreshToken,
      refreshExpiresAt:
        refreshSeconds === undefined && !isNew
          ? (previous?.refreshExpiresAt ?? '')
          : until(refreshSeconds ?? REFRESH_SECONDS),
    };
  };
