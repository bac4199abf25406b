import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import { beginSession, type StartSessionPorts } from './begin-session.ts';
import { credentialFaults } from './credential-faults.ts';
import type { Credentials } from './credentials.ts';
import type { StoredSession } from './ports.ts';

/**
 * Starts a session on the server for a user with valid credentials.
 *
 * Organiser roles get a session that ends when idle and is never remembered. So does every
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
      .andThen((tokens) => beginSession(ports, tokens, { key, previousKey, remembered: rememberMe }));
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
      .andThen((tokens) => beginSession(ports, tokens, { key, previousKey, remembered: false }));

/** {@link startSessionByLink} bound to its ports. */
export type StartSessionByLink = ReturnType<typeof startSessionByLink>;
