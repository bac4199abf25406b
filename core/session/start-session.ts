import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Clock, type Failure, isOrganiser, type Membership } from '../shared/index.ts';
import { credentialFaults } from './credential-faults.ts';
import type { Credentials } from './credentials.ts';
import { expiryOf } from './expiry.ts';
import type { AccessBook, IdentityProvider, SessionStore, StoredSession } from './ports.ts';
import type { Tokens } from './token.ts';

/** Who proves it, which roles the user holds, and where the session is stored. */
export interface StartSessionPorts {
  readonly provider: IdentityProvider;
  readonly access: AccessBook;
  readonly store: SessionStore;
  readonly clock: Clock;
}

/**
 * Begins a session on the server for whoever proves to be this account.
 *
 * Organiser roles get a session that ends when idle and is never remembered ({@link expiryOf}). So does every user while
 * the roles cannot be read: signing in works, and the stricter rule holds until the next sign-in.
 *
 * The session stands under a new `key`; one that the browser had before ends first, so that a key
 * somebody else may know never becomes a signed-in one.
 *
 * @returns the session as stored; on a failure no new session stands.
 */
export const startSession =
  (ports: StartSessionPorts) =>
  (credentials: Credentials, key: string, previousKey?: string): ResultAsync<StoredSession, Failure> => {
    const { accountName, password, rememberMe } = credentials;
    const fields = credentialFaults(credentials);
    if (fields.length > 0)
      return errAsync({ kind: 'rejected', reason: 'The login form is incomplete', fields });
    return ports.provider
      .signIn(accountName.trim(), password)
      .andThen((tokens) => begin(ports, tokens, { key, previousKey, remembered: rememberMe }));
  };

/** {@link startSession} with its ports in place. */
export type StartSession = ReturnType<typeof startSession>;

/**
 * Begins a session with the link of a mail. The link works once; the session is never a remembered one.
 *
 * @returns the session as stored; `not-found` when the link was used, expired or never sent.
 */
export const startSessionByLink =
  (ports: StartSessionPorts) =>
  (token: string, key: string, previousKey?: string): ResultAsync<StoredSession, Failure> =>
    ports.provider
      .signInByLink(token)
      .andThen((tokens) => begin(ports, tokens, { key, previousKey, remembered: false }));

/** {@link startSessionByLink} with its ports in place. */
export type StartSessionByLink = ReturnType<typeof startSessionByLink>;

interface Begun {
  readonly key: string;
  readonly previousKey: string | undefined;
  readonly remembered: boolean;
}

const begin = (
  { provider, access, store, clock }: StartSessionPorts,
  tokens: Tokens,
  { key, previousKey, remembered }: Begun,
): ResultAsync<StoredSession, Failure> =>
  provider
    .user(tokens.accessToken)
    .andThrough(() => (previousKey === undefined ? okAsync() : store.remove(previousKey)))
    .andThen((user) =>
      access
        .membershipsOf(user.email)
        .map(hasOrganiserRole)
        .orElse(() => okAsync(true))
        .map((endsWhenIdle): StoredSession => {
          const startedAt = clock().toISOString();
          const life = {
            startedAt,
            lastUsedAt: startedAt,
            endsWhenIdle,
            remembered: remembered && !endsWhenIdle,
          };
          return { key, user, tokens, ...life, expiresAt: expiryOf(life) };
        }),
    )
    .andThrough((session) => store.save(session));

/** Site editors change pages of the whole site: their sessions end like those of the organiser. */
const hasOrganiserRole = (memberships: readonly Membership[]): boolean =>
  memberships.some(({ role }) => isOrganiser(role) || role === 'site-editor');
