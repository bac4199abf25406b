import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { IdentityProvider, SessionStore, SignOutScope } from './ports.ts';

/** Who is told that a session ends. */
export interface EndSessionPorts {
  readonly provider: IdentityProvider;
  readonly store: SessionStore;
}

/**
 * Ends a session on the server, or with it every other one of the same person; no harm when there is none.
 *
 * The provider is told as well, but a provider that does not answer keeps nobody signed in here.
 *
 * @returns nothing; on a failure the session still stands.
 */
export const endSession =
  ({ provider, store }: EndSessionPorts) =>
  (key: string, scope: SignOutScope = 'here'): ResultAsync<void, Failure> =>
    store.find(key).andThen((session) =>
      (session && scope === 'everywhere' ? store.removeAllOf(session.user.email) : store.remove(key)).andThen(
        () => {
          if (session === undefined) return okAsync();
          return provider.revoke(session.tokens.refreshToken).orElse(() => okAsync());
        },
      ),
    );

/** {@link endSession} with its ports in place. */
export type EndSession = ReturnType<typeof endSession>;
