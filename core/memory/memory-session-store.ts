import { okAsync } from 'neverthrow';
import type { SessionStore, StoredSession } from '../session/index.ts';
import type { Clock } from '../shared/index.ts';

/** Stores sessions and leases in memory. */
export const memorySessionStore = (clock: Clock): SessionStore => {
  const sessions = new Map<string, StoredSession>();
  const leases = new Map<string, number>();

  const standing = (key: string): StoredSession | undefined => {
    const session = sessions.get(key);
    return session && clock().getTime() < Date.parse(session.expiresAt) ? session : undefined;
  };

  return {
    save: (session) => {
      sessions.set(session.key, session);
      return okAsync();
    },
    replace: (session) => {
      const there = sessions.has(session.key);
      if (there) sessions.set(session.key, session);
      return okAsync(there);
    },
    find: (key) => okAsync(standing(key)),
    remove: (key) => {
      sessions.delete(key);
      leases.delete(key);
      return okAsync();
    },
    removeAllOf: (email) => {
      for (const { key, user } of [...sessions.values()]) if (user.email === email) sessions.delete(key);
      return okAsync();
    },
    removeSignedOn: ({ subject, session }) => {
      for (const { key, tokens } of [...sessions.values()]) {
        const { signOn } = tokens;
        const isOfUser = subject === undefined || signOn?.subject === subject;
        const isOfSession = session === undefined || signOn?.session === session;
        if (signOn && isOfUser && isOfSession) sessions.delete(key);
      }
      return okAsync();
    },
    lease: (key, seconds) => {
      const now = clock().getTime();
      const free = sessions.has(key) && (leases.get(key) ?? 0) <= now;
      if (free) leases.set(key, now + seconds * 1000);
      return okAsync(free);
    },
    giveBack: (key) => {
      leases.delete(key);
      return okAsync();
    },
  };
};
