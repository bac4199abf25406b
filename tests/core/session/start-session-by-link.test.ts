import { AccessRequestSchema, startSession, startSessionByLink } from '@fairdesk/core/session';
import { eventIdOf } from '@fairdesk/core/shared';
import {
  anyUser,
  memoryAccessBook,
  memoryClock,
  memoryIdentityProvider,
  memorySessionStore,
  oneOf,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const user = oneOf(anyUser);
const password = 'correct horse battery';

/** A house with one emailed link, `link-1`. */
const house = async () => {
  const clock = memoryClock();
  const provider = memoryIdentityProvider(clock.now, [{ user, password }]);
  const store = memorySessionStore(clock.now);
  const parts = { provider, access: memoryAccessBook({}), store, clock: clock.now };
  await provider.requestSignInLink(user.userName, 'en');
  await startSession(parts)({ accountName: user.userName, password, rememberMe: true }, 'old');
  return { store, start: startSessionByLink(parts) };
};

describe('startSessionByLink', () => {
  it.prop([fc.boolean()])(
    'stores a session that is never remembered, and ends only the previous one of the browser',
    async (isSameBrowser) => {
      const { store, start } = await house();
      const session = (await start('link-1', 'new', isSameBrowser ? 'old' : undefined))._unsafeUnwrap();
      expect(session).toMatchObject({ key: 'new', user, remembered: false, endsWhenIdle: false });
      expect((await store.find('new'))._unsafeUnwrap()).toEqual(session);
      expect((await store.find('old'))._unsafeUnwrap() === undefined).toBe(isSameBrowser);
    },
  );

  it.prop([fc.oneof(fc.constant('link-1'), fc.string())])(
    'never signs in with a used or unknown link, and leaves the old session unchanged',
    async (token) => {
      const { store, start } = await house();
      await start('link-1', 'first');
      expect((await start(token, 'new', 'old'))._unsafeUnwrapErr().kind).toBe('not-found');
      expect((await store.find('new'))._unsafeUnwrap()).toBeUndefined();
      expect((await store.find('old'))._unsafeUnwrap()).toBeDefined();
    },
  );
});

describe('AccessRequestSchema', () => {
  const anyEvent = fc.oneof(
    fc.integer({ min: 0, max: 20 }).map((digits) => '7'.repeat(digits)),
    fc.string(),
    fc.nat(),
    fc.constant(null),
  );

  it.prop([anyEvent])('accepts no event but an event id', (event) => {
    const request = {
      email: user.email,
      givenName: '',
      familyName: '',
      organizationName: '',
      language: 'nl',
    };
    const isEventId = typeof event === 'string' && eventIdOf(event) !== undefined;
    expect(AccessRequestSchema.safeParse({ ...request, event }).success).toBe(isEventId);
    expect(AccessRequestSchema.safeParse(request).success).toBe(true);
  });
});
