import { type IdentityProvider, type Tokens, tokenUse, WRONG_CREDENTIALS } from '../session/index.ts';
import type { Clock } from '../shared/index.ts';
import { demandSame, fail, type LawRunner, reasonOf, succeed } from './law.ts';

/** An identity provider under test, with its clock and a known account. */
export interface IdentityProviderSubject {
  readonly provider: IdentityProvider;
  readonly clock: Clock;
  readonly accountName: string;
  readonly password: string;
}

/** The laws of an identity provider. Each run tries two wrong passwords. */
export const identityProviderLaws = (
  make: () => Promise<IdentityProviderSubject>,
  { test }: LawRunner,
): void => {
  const signedIn = async (subject: IdentityProviderSubject): Promise<Tokens> =>
    succeed(subject.provider.signIn(subject.accountName, subject.password), 'Signing in');

  test('returns the user of an access token it issued', async () => {
    const subject = await make();
    const tokens = await signedIn(subject);
    demandSame(tokenUse(tokens, subject.clock()), 'use', 'A new token is over already');
    const user = await succeed(subject.provider.user(tokens.accessToken), 'Asking who it is');
    demandSame(user.userName.toLowerCase(), subject.accountName.toLowerCase(), 'It is another user');
  });

  test('stores the language that a user chooses last, and nothing else of it', async () => {
    const { provider, accountName, password } = await make();
    const signIn = () => succeed(provider.signIn(accountName, password), 'Signing in');
    const { accessToken } = await signIn();
    const { language: _, ...before } = await succeed(provider.user(accessToken), 'Asking who it is');
    for (const language of ['tr', 'nl'] as const) {
      const chosen = await succeed(provider.chooseLanguage(accessToken, language), 'Choosing a language');
      demandSame(chosen, { ...before, language }, 'Another user than before');
      const later = await succeed(provider.user((await signIn()).accessToken), 'Asking who it is');
      demandSame(later, { ...before, language }, 'The language was forgotten');
    }
    const failure = await fail(provider.chooseLanguage('no-such-token', 'es'), 'A token of no user');
    demandSame(failure.kind, 'signed-out', 'The failure is of the wrong kind');
  });

  test('responds alike to a wrong password and an unknown name', async () => {
    const { provider, accountName, password } = await make();
    const wrong = await fail(provider.signIn(accountName, `${password}x`), 'A wrong password');
    const unknown = await fail(provider.signIn('nobody@nowhere.example', password), 'An unknown name');
    demandSame(wrong, unknown, 'The failures differ');
    demandSame(reasonOf(wrong), WRONG_CREDENTIALS, 'The reason is not the agreed one');
  });

  test('finds no password reset of a link that was never sent, and resets nothing by it', async () => {
    const { provider, password } = await make();
    const read = await fail(provider.passwordReset('no-such-token'), 'Reading a link that was never sent');
    demandSame(read.kind, 'not-found', 'The failure is of the wrong kind');
    const reset = await fail(provider.resetPassword('no-such-token', password), 'Resetting by it');
    demandSame(reset.kind, 'not-found', 'The failure is of the wrong kind');
  });

  test('refreshes its own tokens, and rejects a refresh token it never issued', async () => {
    const subject = await make();
    const tokens = await signedIn(subject);
    const fresh = await succeed(subject.provider.refresh(tokens), 'Refreshing');
    await succeed(subject.provider.user(fresh.accessToken), 'Using the new token');
    const failure = await fail(
      subject.provider.refresh({ ...tokens, refreshToken: 'no-such-token' }),
      'Refreshing with nonsense',
    );
    demandSame(failure.kind, 'signed-out', 'The refusal is not final');
  });

  test('rejects a revoked token, and accepts a second revocation', async () => {
    const subject = await make();
    const tokens = await signedIn(subject);
    await succeed(subject.provider.revoke(tokens), 'Revoking');
    await succeed(subject.provider.revoke(tokens), 'Revoking again');
    const failure = await fail(subject.provider.refresh(tokens), 'Refreshing with a revoked token');
    demandSame(failure.kind, 'signed-out', 'The refusal is not final');
  });

  test('registers a visitor with a known address as with an unknown one', async () => {
    const { provider, accountName, password } = await make();
    for (const email of [accountName, 'a.new.visitor@fair.example']) {
      const visitor = { email, givenName: 'Anna', familyName: 'Visser', language: 'en' } as const;
      await succeed(
        provider.registerVisitor({ ...visitor, password: 'a quiet harbour at dawn' }),
        'Registering',
      );
      const short = await fail(
        provider.registerVisitor({ ...visitor, password: 'short' }),
        'A short password',
      );
      demandSame(short.kind, 'rejected', 'The failure is of the wrong kind');
    }
    await succeed(provider.signIn(accountName, password), 'Signing in with the known password');
    await fail(
      provider.signIn('a.new.visitor@fair.example', 'a quiet harbour at dawn'),
      'Signing in unverified',
    );
  });

  test('deletes no account without its password', async () => {
    const subject = await make();
    const { provider, accountName, password } = subject;
    const { accessToken } = await signedIn(subject);
    const wrong = { password: `${password}x`, language: 'en' } as const;
    const failure = await fail(provider.deleteAccount(accessToken, wrong), 'Deleting with a wrong password');
    demandSame(failure.kind, 'rejected', 'The failure is of the wrong kind');
    const stranger = await fail(
      provider.deleteAccount('no-such-token', { ...wrong, password }),
      'Deleting without a session',
    );
    demandSame(stranger.kind, 'signed-out', 'The failure is of the wrong kind');
    await succeed(provider.signIn(accountName, password), 'Signing in afterwards');
  });

  test('returns no user for a token it never issued', async () => {
    const { provider } = await make();
    const failure = await fail(provider.user('no-such-token'), 'Asking with nonsense');
    demandSame(failure.kind, 'signed-out', 'The failure is of the wrong kind');
  });
};
