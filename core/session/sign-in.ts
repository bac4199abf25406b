import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import { credentialFaults } from './credential-faults.ts';
import type { Credentials } from './credentials.ts';
import type { FrontDoor } from './ports.ts';
import type { Session } from './session.ts';

/**
 * Signs a visitor in with the login form. An incomplete form is rejected in the browser.
 *
 * @returns the new session; on a failure the previous session, if any, is unchanged.
 * Source: portal spec §2 "Login pop-up", §7 "Sign-in".
 */
export const signIn =
  (door: FrontDoor) =>
  (credentials: Credentials): ResultAsync<Session, Failure> => {
    const fields = credentialFaults(credentials);
    if (fields.length > 0)
      return errAsync({ kind: 'rejected', reason: 'The login form is incomplete', fields });
    return door.signIn({ ...credentials, accountName: credentials.accountName.trim() });
  };

/** {@link signIn} bound to its ports. */
export type SignIn = ReturnType<typeof signIn>;
