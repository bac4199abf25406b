import {
  type AccessBook,
  endSession,
  expiryOf,
  type IdentityProvider,
  sessionOf,
  startSession,
} from '@fairdesk/core/session';
import type { Role } from '@fairdesk/core/shared';
import {
  anyEventId,
  anyStoredSession,
  anyUser,
  memoryAccessBook,
  memoryClock,
  memoryIdentityProvider,
  memorySessionStore,
  oneOf,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const user = oneOf(anyUser);
const password = 'correct horse battery';

const house = (access: AccessBook = memoryAccessBook({})) => {
  const clock = memoryClock();
  const provider = memoryIdentityProvider(clock.now, [{ user, password }]);
  const store = memorySessionStore(clock.now);
  const parts = { provider, access, store, clock: clock.now };
  return { ...parts, start: startSession(parts), end: endSession(parts) };
};

describe('startSession', () => {
  it.prop([fc.boolean()])(
    'stores a session under the new key for correct credentials',
    async (rememberMe) => {
      const { start, store } = house();
      const session = (
        await start({ accountName: ` ${user.userName} `, password, rememberMe }, 'new')
      )._unsafeUnwrap();
      expect(session).toMatchObject({
        key: 'new',
        user,
        remembered: rememberMe,
        endsWhenIdle: false,
        expiresAt: expiryOf(session),
      });
      expect((await store.find('new'))._unsafeUnwrap()).toEqual(session);
    },
  );

  it('never leaves the previous session of the browser active', async () => {
    const { start, store } = house();
    const credentials = { accountName: user.userName, password, rememberMe: true };
    await start(credentials, 'old');
    await start(credentials, 'new', 'old');
    expect((await store.find('old'))._unsafeUnwrap()).toBeUndefined();
    expect((await store.find('new'))._unsafeUnwrap()).toBeDefined();
  });

  it.prop([fc.string()])(
    'rejects any other password, and leaves the old session unchanged',
    async (wrong) => {
      fc.pre(wrong !== password);
      const { start, store } = house();
      await start({ accountName: user.userName, password, rememberMe: true }, 'old');
      const result = await start(
        { accountName: user.userName, password: wrong, rememberMe: true },
        'new',
        'old',
      );
      expect(result.isErr()).toBe(true);
      expect((await store.find('new'))._unsafeUnwrap()).toBeUndefined();
      expect((await store.find('old'))._unsafeUnwrap()).toBeDefined();
    },
  );
});

describe('startSession of an organiser role', () => {
  const credentials = { accountName: user.userName, password, rememberMe: true };
  const holding = (role: Role): AccessBook =>
    memoryAccessBook({ [user.email]: [{ event: oneOf(anyEventId), role }] });

  it.prop([fc.constantFrom<Role>('staff', 'admin', 'site-editor')])(
    'ends when idle and is never remembered',
    async (role) => {
      const session = (await house(holding(role)).start(credentials, 'new'))._unsafeUnwrap();
      expect(session).toMatchObject({ endsWhenIdle: true, remembered: false });
    },
  );

  it.prop([fc.constantFrom<Role>('owner', 'editor', 'award', 'media', 'viewer')])(
    'is not applied to exhibitor roles',
    async (role) => {
      const session = (await house(holding(role)).start(credentials, 'new'))._unsafeUnwrap();
      expect(session).toMatchObject({ endsWhenIdle: false, remembered: true });
    },
  );

  it('applies the stricter rule when the roles cannot be read', async () => {
    const silent = { membershipsOf: () => errAsync({ kind: 'unavailable', request: 'GET' } as const) };
    const session = (await house(silent).start(credentials, 'new'))._unsafeUnwrap();
    expect(session).toMatchObject({ endsWhenIdle: true, remembered: false });
  });
});

describe('startSession of an incomplete form', () => {
  it.prop([fc.constantFrom('', ' '), fc.string()])('never calls the provider', async (accountName, typed) => {
    const { store, clock } = house();
    const start = startSession({
      provider: { signIn: () => expect.unreachable('the form is incomplete') } as unknown as IdentityProvider,
      access: memoryAccessBook({}),
      store,
      clock,
    });
    const failure = (
      await start({ accountName, password: typed, rememberMe: true }, 'new')
    )._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind: 'rejected', reason: 'The login form is incomplete' });
  });
});

describe('startSession in a browser without a session', () => {
  it('ends no other session', async () => {
    const { provider, store, clock } = house();
    const start = startSession({
      provider,
      access: memoryAccessBook({}),
      store: { ...store, remove: () => expect.unreachable('there was no session') },
      clock,
    });
    expect((await start({ accountName: user.userName, password, rememberMe: true }, 'new')).isOk()).toBe(
      true,
    );
  });
});

describe('endSession', () => {
  it('ends the session locally even when the provider fails', async () => {
    const { start, store, provider } = house();
    await start({ accountName: user.userName, password, rememberMe: true }, 'key');
    const silent = { ...provider, revoke: () => errAsync({ kind: 'unavailable', request: 'POST' } as const) };
    expect((await endSession({ provider: silent, store })('key', 'here')).isOk()).toBe(true);
    expect((await store.find('key'))._unsafeUnwrap()).toBeUndefined();
  });

  it('ends the session locally and at the provider, and is idempotent', async () => {
    const { start, end, store, provider } = house();
    const credentials = { accountName: user.userName, password, rememberMe: true };
    const session = (await start(credentials, 'key'))._unsafeUnwrap();
    expect((await end('key', 'here')).isOk()).toBe(true);
    expect((await end('key', 'here')).isOk()).toBe(true);
    expect((await store.find('key'))._unsafeUnwrap()).toBeUndefined();
    expect((await provider.refresh(session.tokens)).isErr()).toBe(true);
  });

  it.prop([fc.uniqueArray(fc.string(), { minLength: 1 }), fc.boolean(), fc.boolean()])(
    'ends the user’s other sessions exactly when requested, and never those of other users',
    async (keys, everywhere, isKnown) => {
      const { start, end, store } = house();
      const stranger = {
        ...oneOf(anyStoredSession({ expiresAt: '9999-01-01T00:00:00Z' })),
        key: 'stranger ',
      };
      fc.pre(!keys.includes(stranger.key) && stranger.user.email !== user.email);
      await store.save(stranger);
      for (const key of keys) await start({ accountName: user.userName, password, rememberMe: true }, key);
      const key = isKnown ? (keys[0] ?? '') : 'unknown ';
      await end(key, everywhere ? 'everywhere' : 'here');
      for (const other of keys) {
        const isOver = isKnown && (everywhere || other === key);
        expect((await store.find(other))._unsafeUnwrap() === undefined).toBe(isOver);
      }
      expect((await store.find(stranger.key))._unsafeUnwrap()).toBeDefined();
    },
  );
});

describe('sessionOf', () => {
  it.prop([anyStoredSession()])('never sends tokens or the key to the browser', (stored) => {
    const json = JSON.stringify(sessionOf({ ...stored, user }));
    for (const secret of [stored.key, stored.tokens.accessToken, stored.tokens.refreshToken]) {
      expect(json).not.toContain(secret);
    }
    expect(sessionOf(stored).error).toBe(stored.error);
    expect('error' in sessionOf(stored)).toBe('error' in stored);
  });
});
