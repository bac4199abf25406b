import type { StoredSession } from './ports.ts';
import type { Session } from './session.ts';

/** What a browser may know of its session: who and until when, never the tokens. */
export const sessionOf = ({ user, expiresAt, error }: StoredSession): Session =>
  error === undefined ? { user, expiresAt } : { user, expiresAt, error };
