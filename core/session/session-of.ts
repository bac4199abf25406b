import { absoluteEndOf } from './expiry.ts';
import type { StoredSession } from './ports.ts';
import type { Session } from './session.ts';

/** The part of a session a browser may see: user, expiry and whether use extends it; never the tokens. */
export const sessionOf = (stored: StoredSession): Session => {
  const { user, expiresAt, error, endsWhenIdle } = stored;
  const canExtend = endsWhenIdle && Date.parse(expiresAt) < Date.parse(absoluteEndOf(stored));
  return {
    user,
    expiresAt,
    ...(error !== undefined && { error }),
    ...(canExtend && { canExtend }),
  };
};
