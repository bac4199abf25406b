import { type FrontDoor, WRONG_CREDENTIALS } from '../session/index.ts';
import { demandSame, fail, type LawRunner, reasonOf, succeed } from './law.ts';

/** The front door of one browser under test, signed out, with valid credentials. */
export interface FrontDoorSubject {
  readonly door: FrontDoor;
  readonly accountName: string;
  readonly password: string;
}

/** The laws of a front door. They leave the browser signed out. */
export const frontDoorLaws = (make: () => Promise<FrontDoorSubject>, { test }: LawRunner): void => {
  test('has a session only from sign-in to sign-out', async () => {
    const { door, accountName, password } = await make();
    const current = () => succeed(door.current(), 'Asking for the session');
    demandSame(await current(), undefined, 'There is a session before signing in');
    const session = await succeed(door.signIn({ accountName, password, rememberMe: false }), 'Signing in');
    demandSame((await current())?.user, session.user, 'The session is of another user');
    const peeked = await succeed(door.current('peek'), 'Reading the session without extending it');
    demandSame(peeked?.user, session.user, 'The session read without extending it is another one');
    await succeed(door.signOut('here'), 'Signing out');
    await succeed(door.signOut('here'), 'Signing out again');
    demandSame(await current(), undefined, 'There is a session after signing out');
    await succeed(door.signIn({ accountName, password, rememberMe: false }), 'Signing in again');
    await succeed(door.signOut('everywhere'), 'Signing out of every device');
    demandSame(await current(), undefined, 'There is a session after signing out of every device');
  });

  test('deletes an account only for its signed-in owner, with the password', async () => {
    const { door, accountName, password } = await make();
    const signedOut = await fail(door.deleteAccount({ password, language: 'en' }), 'Deleting signed out');
    demandSame(signedOut.kind, 'signed-out', 'The failure is of the wrong kind');
    await succeed(door.signIn({ accountName, password, rememberMe: false }), 'Signing in');
    const wrong = { password: `${password}x`, language: 'en' } as const;
    demandSame(
      (await fail(door.deleteAccount(wrong), 'Deleting with a wrong password')).kind,
      'rejected',
      'The failure is of the wrong kind',
    );
    await succeed(door.signOut('here'), 'Signing out');
  });

  test('rejects a wrong password', async () => {
    const { door, accountName, password } = await make();
    const wrong = { accountName, password: `${password}x`, rememberMe: false };
    const failure = await fail(door.signIn(wrong), 'A wrong password');
    demandSame(reasonOf(failure), WRONG_CREDENTIALS, 'The reason is not the agreed one');
    demandSame(await succeed(door.current(), 'Asking for the session'), undefined, 'There is a session');
  });
};
