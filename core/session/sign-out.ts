import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FrontDoor } from './ports.ts';

/**
 * Signs the visitor of this browser out; no harm when already signed out.
 *
 * @returns nothing; on a failure the session still stands.
 * Source: portal spec §2 "Account menu", §7 "sign-out likewise".
 */
export const signOut = (door: FrontDoor) => (): ResultAsync<void, Failure> => door.signOut();

export type SignOut = ReturnType<typeof signOut>;
