import fc, { type Arbitrary } from 'fast-check';
import type { Credentials, SignOnSubject, StoredSession, Tokens, User } from '../session/index.ts';
import { anyEmail, anyInstant, anyTitle, anyWords } from './any-shared.ts';

const isoInstant = anyInstant.map((instant) => instant.toISOString());

/** Any user, with or without a completed account; the account name is the email address. */
export const anyUser: Arbitrary<User> = fc
  .record({
    name: anyTitle,
    givenName: anyWords(),
    familyName: anyWords(),
    email: anyEmail,
    accountSetup: fc.boolean(),
  })
  .map((user) => ({ ...user, userName: user.email }));

const anySignOn: Arbitrary<SignOnSubject> = fc
  .record({ subject: fc.uuid(), session: fc.option(fc.uuid(), { nil: undefined }) })
  .map(({ subject, session }) => ({ subject, ...(session && { session }) }));

/** Valid or expired tokens; the fields of `fixed` override the generated ones. */
export const anyTokens = (fixed: Partial<Tokens> = {}): Arbitrary<Tokens> =>
  fc
    .record({
      accessToken: fc.uuid(),
      accessExpiresAt: isoInstant,
      refreshToken: fc.uuid(),
      refreshExpiresAt: isoInstant,
      signOn: fc.option(anySignOn, { nil: undefined }),
    })
    .map(({ signOn, ...tokens }) => ({ ...tokens, ...(signOn && { signOn }), ...fixed }));

/** Any session; the fields of `fixed` override the generated ones. Its key is 64 hexadecimal digits. */
export const anyStoredSession = (fixed: Partial<StoredSession> = {}): Arbitrary<StoredSession> =>
  fc
    .record(
      {
        key: fc.stringMatching(/^[0-9a-f]{64}$/),
        user: anyUser,
        tokens: anyTokens(),
        remembered: fc.boolean(),
        endsWhenIdle: fc.boolean(),
        startedAt: isoInstant,
        lastUsedAt: isoInstant,
        expiresAt: isoInstant,
        error: fc.constant('RefreshAccessTokenError'),
      },
      {
        requiredKeys: [
          'key',
          'user',
          'tokens',
          'remembered',
          'endsWhenIdle',
          'startedAt',
          'lastUsedAt',
          'expiresAt',
        ],
      },
    )
    .map((session) => ({ ...session, ...fixed }));

/** The values of a complete login form. */
export const anyCredentials: Arbitrary<Credentials> = fc.record({
  accountName: anyEmail,
  password: anyWords().filter((password) => password !== ''),
  rememberMe: fc.boolean(),
});
