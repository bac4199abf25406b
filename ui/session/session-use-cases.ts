import type { FrontDoor, SignIn, SignOut } from '@fairdesk/core/session';

/** What screens call to sign in and out, and for accounts. */
export interface SessionUseCases extends Omit<FrontDoor, 'signIn' | 'signOut' | 'current'> {
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly currentSession: FrontDoor['current'];
}
