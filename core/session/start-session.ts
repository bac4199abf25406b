import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Clock, Failure } from '../shared/index.ts';
import { credentialFaults } from './credential-faults.ts';
import type { Credentials } from './credentials.ts';
import { expiryOf } from './expiry.ts';
import type { IdentityProvider, SessionStore, StoredSession } from './ports.ts';

/** Who proves it and where the session is kept. */
export interface StartSessionPorts {
  readonly provider: IdentityProvider;
  readonly store: SessionStore;
  readonly clock: Clock;
}

/**
 * Begins a session on the server for whoever proves to be this account.
 *
 * The session stands under a new `key`; one that the browser had before ends first, so that a key
 * somebody else may know never becomes a signed-in one.
 *
 * @returns the session as stored; on a failure no new session stands.
 */
export const startSession =
  ({ provider, store, clock }: StartSessionPorts) =>
  (credentials: Credentials, key: string, previousKey?: string): ResultAsync<StoredSession, Failure> => {
    const { accountName, password, rememberMe } = credentials;
    const fields = credentialFaults(credentials);
    if (fields.length > 0)
      return errAsync({ kind: 'rejected', reason: 'The login form is incomplete', fields });
    return provider
      .signIn(accountName.trim(), password)
      .andThen((tokens) => provider.user(tokens.accessToken).map((user) => ({ tokens, user })))
      .andThrough(() => (previousKey === undefined ? okAsync() : store.remove(previousKey)))
      .map(({ tokens, user }): StoredSession => {
        const expiresAt = expiryOf(rememberMe, clock());
        return { key, user, tokens, remembered: rememberMe, expiresAt };
      })
      .andThrough((session) => store.save(session));
  };

/** {@link startSession} with its ports in place. */
export type StartSession = ReturnType<typeof startSession>;
