import { errAsync, okAsync } from 'neverthrow';
import {
  deleteAccount,
  endSession,
  type FrontDoor,
  type IdentityProvider,
  openSession,
  type SessionStore,
  sessionOf,
  startSession,
  startSessionByLink,
} from '../session/index.ts';
import type { Clock, Failure } from '../shared/index.ts';
import { memoryAccessBook } from './memory-access-book.ts';
import { memoryLog } from './memory-log.ts';

/** The dependencies of the front door. */
export interface MemoryFrontDoorParts {
  readonly provider: IdentityProvider;
  readonly store: SessionStore;
  readonly clock: Clock;
}

/**
 * A front door for one browser: runs the use cases of the server, with a cookie that stores the session key.
 */
export const memoryFrontDoor = ({ provider, store, clock }: MemoryFrontDoorParts): FrontDoor => {
  const access = memoryAccessBook({});
  const start = startSession({ provider, access, store, clock });
  const startByLink = startSessionByLink({ provider, access, store, clock });
  const open = openSession({ provider, store, clock, log: memoryLog() });
  const remove = deleteAccount({ provider, access, store });
  const end = endSession({ provider, store });
  let cookie: string | undefined;
  let created = 0;

  const opened = () => (cookie === undefined ? okAsync(undefined) : open(cookie));

  return {
    signIn: (credentials) => {
      created += 1;
      return start(credentials, `key-${created}`, cookie).map((session) => {
        cookie = session.key;
        return sessionOf(session);
      });
    },
    signOut: (scope) => {
      const key = cookie;
      cookie = undefined;
      return key === undefined ? okAsync() : end(key, scope);
    },
    current: (use) =>
      (use === 'peek' && cookie !== undefined ? store.find(cookie) : opened()).map(
        (session) => session && sessionOf(session),
      ),
    completeAccount: (details) =>
      opened().andThen((session) =>
        provider.completeAccount(session?.tokens.accessToken ?? '', details).map((user) => {
          const expiresAt = session?.expiresAt ?? clock().toISOString();
          return { user, expiresAt };
        }),
      ),
    acceptInvitation: provider.acceptInvitation,
    requestAccess: provider.requestAccess,
    registerVisitor: provider.registerVisitor,
    deleteAccount: (deletion) =>
      opened().andThen((session) =>
        session === undefined
          ? errAsync<void, Failure>({ kind: 'signed-out' })
          : remove(session, deletion).andTee(() => {
              cookie = undefined;
            }),
      ),
    forgotPassword: provider.forgotPassword,
    resetPassword: provider.resetPassword,
    requestSignInLink: provider.requestSignInLink,
    signInByLink: (token) => {
      created += 1;
      return startByLink(token, `key-${created}`, cookie).map((session) => {
        cookie = session.key;
        return sessionOf(session);
      });
    },
  };
};
