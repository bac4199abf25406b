import fc, { type Arbitrary } from 'fast-check';
import type { Credentials, StoredSession, Tokens, User } from '../session/index.ts';
import { anyEmail, anyInstant, anyTitle, anyWords } from './any-shared.ts';

const isoInstant = anyInstant.map((instant) => instant.toISOString());

/** Somebody, set up or not; the account name is the address. */
export const anyUser: Arbitrary<User> = fc
  .record({
    name: anyTitle,
    givenName: anyWords(),
    familyName: anyWords(),
    email: anyEmail,
    accountSetup: fc.boolean(),
  })
  .map((user) => ({ ...user, userName: user.email }));

/** Tokens fresh or over; what `fixed` names is as it says. */
export const anyTokens = (fixed: Partial<Tokens> = {}): Arbitrary<Tokens> =>
  fc
    .record({
      accessToken: fc.uuid(),
      accessExpiresAt: isoInstant,
      refreshToken: fc.uuid(),
      refreshExpiresAt: isoInstant,
    })
    .map((tokens) => ({ ...tokens, ...fixed }));

/** Any session there can be; what `fixed` names is as it says. Its key is 64 hexadecimal digits. */
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

/** A login form filled in completely. */
export const anyCredentials: Arbitrary<Credentials> = fc.record({
  accountName: anyEmail,
  password: anyWords().filter((password) => password !== ''),
  rememberMe: fc.boolean(),
});
