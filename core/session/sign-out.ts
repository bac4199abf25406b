import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FrontDoor, SignOutScope } from './ports.ts';

/**
 * Signs the visitor out, of this browser or of every device; no harm when already signed out.
 *
 * @returns nothing; on a failure the session still stands.
 * Source: portal spec §2 "Account menu", §7 "sign-out likewise".
 */
export const signOut =
  (door: FrontDoor) =>
  (scope: SignOutScope = 'here'): ResultAsync<void, Failure> =>
    door.signOut(scope);

/** {@link signOut} with its ports in place. */
export type SignOut = ReturnType<typeof signOut>;
