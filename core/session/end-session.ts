import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { IdentityProvider, SessionStore, SignOutScope } from './ports.ts';

/** The ports that end a session. */
export interface EndSessionPorts {
  readonly provider: IdentityProvider;
  readonly store: SessionStore;
}

/**
 * Ends a session on the server, or every session of its user; succeeds when there is none.
 *
 * The provider revokes the tokens as well, but the session ends here even when it does not respond.
 *
 * @returns nothing; on a failure the session is still valid.
 */
export const endSession =
  ({ provider, store }: EndSessionPorts) =>
  (key: string, scope: SignOutScope): ResultAsync<void, Failure> =>
    store.find(key).andThen((session) =>
      (session && scope === 'everywhere' ? store.removeAllOf(session.user.email) : store.remove(key)).andThen(
        () => {
          if (session === undefined) return okAsync();
          return provider.revoke(session.tokens).orElse(() => okAsync());
        },
      ),
    );

/** {@link endSession} bound to its ports. */
export type EndSession = ReturnType<typeof endSession>;
