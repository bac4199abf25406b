import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FrontDoor, SignOutScope } from './ports.ts';

/**
 * Signs the visitor out in this browser or on every device; succeeds when already signed out.
 *
 * @returns nothing; on a failure the session is still valid.
 * Source: portal spec §2 "Account menu", §7 "sign-out likewise".
 */
export const signOut =
  (door: FrontDoor) =>
  (scope: SignOutScope = 'here'): ResultAsync<void, Failure> =>
    door.signOut(scope);

/** {@link signOut} bound to its ports. */
export type SignOut = ReturnType<typeof signOut>;
