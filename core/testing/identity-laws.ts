import {
  type AccessBook,
  type FrontDoor,
  type IdentityProvider,
  type TokenIssuer,
  type TokenMemory,
  type Tokens,
  tokenUse,
  WRONG_CREDENTIALS,
} from '../session/index.ts';
import { type Clock, type Failure, isOrganiser } from '../shared/index.ts';
import { anyTokens } from './any-session.ts';
import { demand, demandSame, fail, type LawRunner, succeed, whatever } from './law.ts';

/** A provider to be tried, the clock it goes by and somebody it knows. */
export interface IdentityProviderSubject {
  readonly provider: IdentityProvider;
  readonly clock: Clock;
  readonly accountName: string;
  readonly password: string;
}

/** What every identity provider keeps to. Two wrong passwords are tried per run. */
export const identityProviderLaws = (
  make: () => Promise<IdentityProviderSubject>,
  { test }: LawRunner,
): void => {
  const signedIn = async (subject: IdentityProviderSubject): Promise<Tokens> =>
    succeed(subject.provider.signIn(subject.accountName, subject.password), 'Signing in');

  test('knows who signed in by the token it gave', async () => {
    const subject = await make();
    const tokens = await signedIn(subject);
    demandSame(tokenUse(tokens, subject.clock()), 'use', 'A new token is over already');
    const user = await succeed(subject.provider.user(tokens.accessToken), 'Asking who it is');
    demandSame(user.userName.toLowerCase(), subject.accountName.toLowerCase(), 'It is somebody else');
  });

  test('never tells a wrong password from an unknown name', async () => {
    const { provider, accountName, password } = await make();
    const wrong = await fail(provider.signIn(accountName, `${password}x`), 'A wrong password');
    const unknown = await fail(provider.signIn('nobody@nowhere.example', password), 'An unknown name');
    demandSame(wrong, unknown, 'The failures differ');
    demandSame(reasonOf(wrong), WRONG_CREDENTIALS, 'The reason is not the agreed one');
  });

  test('gives new tokens for a refresh token, and none for one it never gave', async () => {
    const subject = await make();
    const { refreshToken } = await signedIn(subject);
    const fresh = await succeed(subject.provider.refresh(refreshToken), 'Refreshing');
    await succeed(subject.provider.user(fresh.accessToken), 'Using the new token');
    const failure = await fail(subject.provider.refresh('no-such-token'), 'Refreshing with nonsense');
    demandSame(failure.kind, 'signed-out', 'The refusal is not final');
  });

  test('refuses a token once it is revoked, and does not mind revoking twice', async () => {
    const subject = await make();
    const { refreshToken } = await signedIn(subject);
    await succeed(subject.provider.revoke(refreshToken), 'Revoking');
    await succeed(subject.provider.revoke(refreshToken), 'Revoking again');
    const failure = await fail(subject.provider.refresh(refreshToken), 'Refreshing with a revoked token');
    demandSame(failure.kind, 'signed-out', 'The refusal is not final');
  });

  test('knows nobody by a token it never gave', async () => {
    const { provider } = await make();
    const failure = await fail(provider.user('no-such-token'), 'Asking with nonsense');
    demandSame(failure.kind, 'signed-out', 'The failure is of the wrong kind');
  });
};

/** A browser's door to be tried, nobody signed in yet. */
export interface FrontDoorSubject {
  readonly door: FrontDoor;
  readonly accountName: string;
  readonly password: string;
}

/** What every front door keeps to. It ends signed out. */
export const frontDoorLaws = (make: () => Promise<FrontDoorSubject>, { test }: LawRunner): void => {
  test('has a session from sign-in to sign-out, and none before or after', async () => {
    const { door, accountName, password } = await make();
    const current = () => succeed(door.current(), 'Asking for the session');
    demandSame(await current(), undefined, 'There is a session before signing in');
    const session = await succeed(door.signIn({ accountName, password, rememberMe: false }), 'Signing in');
    demandSame((await current())?.user, session.user, 'The session is of somebody else');
    await succeed(door.signOut(), 'Signing out');
    await succeed(door.signOut(), 'Signing out again');
    demandSame(await current(), undefined, 'There is a session after signing out');
  });

  test('stays shut for a wrong password', async () => {
    const { door, accountName, password } = await make();
    const wrong = { accountName, password: `${password}x`, rememberMe: false };
    const failure = await fail(door.signIn(wrong), 'A wrong password');
    demandSame(reasonOf(failure), WRONG_CREDENTIALS, 'The reason is not the agreed one');
    demandSame(await succeed(door.current(), 'Asking for the session'), undefined, 'There is a session');
  });
};

/** A book to be tried, and somebody who stands in it. */
export interface AccessBookSubject {
  readonly book: AccessBook;
  readonly email: string;
}

/** What every access book keeps to. */
export const accessBookLaws = (make: () => Promise<AccessBookSubject>, { test }: LawRunner): void => {
  test('names roles that hold where they can hold', async () => {
    const { book, email } = await make();
    const memberships = await succeed(book.membershipsOf(email), 'Reading memberships');
    demand(memberships.length > 0, 'The subject holds no role to try');
    for (const { participation, role } of memberships) {
      const wide = isOrganiser(role) || role === 'site-editor';
      demand(wide || participation !== undefined, `A role ${role} holds for no participation`);
    }
  });

  test('gives nobody a role by mistake', async () => {
    const { book } = await make();
    const none = await succeed(book.membershipsOf('nobody@nowhere.example'), 'Reading memberships');
    demandSame(none, [], 'A stranger holds a role');
  });
};

/** An issuer to be tried, and the clock it goes by. */
export interface TokenIssuerSubject {
  readonly issuer: TokenIssuer;
  readonly clock: Clock;
}

/** What every issuer of service tokens keeps to. */
export const tokenIssuerLaws = (make: () => Promise<TokenIssuerSubject>, { test }: LawRunner): void => {
  test('hands out tokens that can be used now, and refreshed', async () => {
    const { issuer, clock } = await make();
    const tokens = await succeed(issuer.logIn(), 'Logging in');
    demandSame(tokenUse(tokens, clock()), 'use', 'A new token is over already');
    const fresh = await succeed(issuer.refresh(tokens.refreshToken), 'Refreshing');
    demandSame(tokenUse(fresh, clock()), 'use', 'A refreshed token is over already');
  });

  test('hands out nothing for a refresh token it never gave', async () => {
    const { issuer } = await make();
    await fail(issuer.refresh('no-such-token'), 'Refreshing with nonsense');
  });
};

/** What every memory of tokens keeps to. */
export const tokenMemoryLaws = (make: () => Promise<TokenMemory>, { test }: LawRunner): void => {
  test('remembers what was written last', async () => {
    const memory = await make();
    await whatever(anyTokens(), async (tokens) => {
      memory.write(tokens);
      demandSame(memory.read(), tokens, 'Other tokens are remembered');
      memory.write(undefined);
      demandSame(memory.read(), undefined, 'Tokens are remembered that were cleared');
    });
  });
};

const reasonOf = (failure: Failure): string => (failure.kind === 'rejected' ? failure.reason : failure.kind);
