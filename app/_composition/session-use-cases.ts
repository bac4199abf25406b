import { type FrontDoor, signIn, signOut } from '@fairdesk/core/session';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of signing in and out, in the browser. */
export const sessionUseCases = (door: FrontDoor, log: Log) => ({
  signIn: logged(signIn(door), log),
  signOut: logged(signOut(door), log),
  currentSession: logged(door.current, log),
  completeAccount: logged(door.completeAccount, log),
  acceptInvitation: logged(door.acceptInvitation, log),
  requestAccess: logged(door.requestAccess, log),
  registerVisitor: logged(door.registerVisitor, log),
  deleteAccount: logged(door.deleteAccount, log),
  forgotPassword: logged(door.forgotPassword, log),
  resetPassword: logged(door.resetPassword, log),
  requestSignInLink: logged(door.requestSignInLink, log),
  signInByLink: logged(door.signInByLink, log),
});
