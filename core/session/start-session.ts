import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Clock, type Failure, isOrganiser, type Membership } from '../shared/index.ts';
import { credentialFaults } from './credential-faults.ts';
import type { Credentials } from './credentials.ts';
import { expiryOf } from './expiry.ts';
import type { AccessBook, IdentityProvider, SessionStore, StoredSession } from './ports.ts';
import type { Tokens } from './token.ts';

/** The ports that verify the user, look up roles and store the session. */
export interface StartSessionPorts {
  readonly provider: IdentityProvider;
  readonly access: AccessBook;
  readonly store: SessionStore;
  readonly clock: Clock;
}

/**
 * Starts a session on the server for a user with valid credentials.
 *
 * Organiser roles get a session that ends when idle and is never remembered ({@link expiryOf}). So does every
 * user while the roles cannot be read: sign-in works, and the stricter rule applies until the next sign-in.
 *
 * The session gets a new `key`, and the previous session of the browser ends first, which prevents session
 * fixation.
 *
 * @returns the session as stored; on a failure no new session exists.
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

/** {@link startSession} bound to its ports. */
export type StartSession = ReturnType<typeof startSession>;

/**
 * Starts a session from an emailed link. The link works once; the session is never remembered.
 *
 * @returns the session as stored; `not-found` when the link was used, expired or never sent.
 */
export const startSessionByLink =
  (ports: StartSessionPorts) =>
  (token: string, key: string, previousKey?: string): ResultAsync<StoredSession, Failure> =>
    ports.provider
      .signInByLink(token)
      .andThen((tokens) => begin(ports, tokens, { key, previousKey, remembered: false }));

/** {@link startSessionByLink} bound to its ports. */
export type StartSessionByLink = ReturnType<typeof startSessionByLink>;

interface SessionStart {
  readonly key: string;
  readonly previousKey: string | undefined;
  readonly remembered: boolean;
}

const begin = (
  { provider, access, store, clock }: StartSessionPorts,
  tokens: Tokens,
  { key, previousKey, remembered }: SessionStart,
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

/** Site editors change pages of the whole site, so their sessions end like those of organisers. */
const hasOrganiserRole = (memberships: readonly Membership[]): boolean =>
  memberships.some(({ role }) => isOrganiser(role) || role === 'site-editor');
