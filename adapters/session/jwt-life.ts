import * as z from 'zod/mini';

const Claims = z.object({ exp: z.number(), iat: z.optional(z.number()) });

/**
 * The remaining lifetime of a JSON Web Token, in seconds; `undefined` for other tokens and for an expired
 * one.
 *
 * Uses the token's own lifetime (`exp` − `iat`) when the clocks disagree: a slow clock of ours must not
 * prolong a token, and a fast one must not expire it before its first use.
 */
export const jwtLifeSeconds = (token: string, now: Date): number | undefined => {
  const claims = Claims.safeParse(payloadOf(token));
  if (!claims.success) return undefined;
  const { exp, iat } = claims.data;
  const left = exp - now.getTime() / 1000;
  const span = iat === undefined ? left : exp - iat;
  const seconds = left > 0 ? Math.min(left, span) : span;
  return seconds > 0 ? seconds : undefined;
};

const payloadOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};
