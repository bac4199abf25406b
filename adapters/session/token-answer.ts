import type { Tokens } from '@fairdesk/core/session';
import type { Clock } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

/** What both token services answer (RFC 6749 §5.1, with the refresh token's life beside it). */
export const TokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** In seconds; a service that does not say is taken at fifteen minutes and a day. */
  expires_in: z.optional(z.number()),
  refresh_expires_in: z.optional(z.number()),
});

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 24 * 60 * 60;

export const toTokens =
  (clock: Clock) =>
  (answer: z.infer<typeof TokenAnswer>): Tokens => ({
    accessToken: answer.access_token,
    accessExpiresAt: secondsFrom(clock(), answer.expires_in ?? ACCESS_SECONDS),
    refreshToken: answer.refresh_token,
    refreshExpiresAt: secondsFrom(clock(), answer.refresh_expires_in ?? REFRESH_SECONDS),
  });

const secondsFrom = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString();
