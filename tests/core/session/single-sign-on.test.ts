import {
  maySignOn,
  SIGN_ON_NEEDS_PASSWORD,
  type SingleSignOn,
  startSessionBySignOn,
  type Tokens,
} from '@fairdesk/core/session';
import { type Membership, ROLES } from '@fairdesk/core/shared';
import {
  anyEventId,
  anyUser,
  memoryAccessBook,
  memoryClock,
  memoryIdentityProvider,
  memorySessionStore,
  oneOf,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const user = oneOf(anyUser);
const password = 'correct horse battery';
const SECRETS = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' };
const ADDRESS = 'https://desk.fair.example/callback?code=a&state=state';

const anyMemberships = fc.array(fc.record({ event: anyEventId, role: fc.constantFrom(...ROLES) }), {
  maxLength: 4,
});

const house = (
  memberships: readonly Membership[],
  over: { admits?: boolean; administers?: boolean } = {},
) => {
  const clock = memoryClock();
  const provider = memoryIdentityProvider(clock.now, [{ user, password }]);
  const store = memorySessionStore(clock.now);
  const revoked: Tokens[] = [];
  const signOn: SingleSignOn = {
    begin: () => okAsync({ address: 'https://accounts.fair.example', secrets: SECRETS }),
    finish: () =>
      provider.signIn(user.userName, password).map((tokens) => ({ ...tokens, signOn: { subject: 'one' } })),
    refresh: okAsync,
    revoke: (tokens) => {
      revoked.push(tokens);
      return okAsync();
    },
    readLogout: () => okAsync({ subject: 'one' }),
  };
  const start = startSessionBySignOn({
    signOn,
    provider,
    access: memoryAccessBook({ [user.email]: memberships }),
    store,
    clock: clock.now,
    admitsExhibitors: over.admits ?? false,
    isAdministrator: () => okAsync(over.administers ?? false),
  });
  return { start, store, revoked, signOn, provider, clock };
};

describe('maySignOn', () => {
  it.prop([anyMemberships, fc.boolean()])(
    'never admits the people of an organiser, and exhibitors only where they are admitted',
    (memberships, admits) => {
      const roles = memberships.map(({ role }) => role);
      const isOrganisers = ['staff', 'admin', 'site-editor'].some((role) =>
        roles.some((own) => own === role),
      );
      expect(maySignOn(memberships, admits)).toBe(roles.length === 0 || (admits && !isOrganisers));
    },
  );
});

describe('startSessionBySignOn', () => {
  it.prop([anyMemberships, fc.boolean(), fc.boolean()])(
    'stores a session for those who may, and revokes the tokens of all others',
    async (memberships, admits, administers) => {
      const { start, store, revoked } = house(memberships, { admits, administers });
      const result = await start(ADDRESS, SECRETS, 'new');
      const mayBe = maySignOn(memberships, admits) && !administers;
      expect(result.isOk()).toBe(mayBe);
      expect((await store.find('new'))._unsafeUnwrap() !== undefined).toBe(mayBe);
      expect(revoked.length).toBe(mayBe ? 0 : 1);
      if (!mayBe)
        expect(result._unsafeUnwrapErr()).toEqual({
          kind: 'rejected',
          reason: SIGN_ON_NEEDS_PASSWORD,
          fields: [],
        });
    },
  );

  it.prop([anyMemberships, fc.boolean()])(
    'requires a password of an administrator of the installation, even when the tokens cannot be revoked',
    async (memberships, admitsExhibitors) => {
      const { signOn, provider, store, clock } = house(memberships);
      const start = startSessionBySignOn({
        signOn: { ...signOn, revoke: () => errAsync({ kind: 'unavailable', request: 'POST revoke' }) },
        provider,
        access: memoryAccessBook({ [user.email]: memberships }),
        store,
        clock: clock.now,
        admitsExhibitors,
        isAdministrator: () => okAsync(true),
      });
      const failure = (await start(ADDRESS, SECRETS, 'new'))._unsafeUnwrapErr();
      expect(failure).toMatchObject({ kind: 'rejected', reason: SIGN_ON_NEEDS_PASSWORD });
    },
  );

  it('ends the previous session of the browser, and is never remembered', async () => {
    const { start, store } = house([]);
    await start(ADDRESS, SECRETS, 'old');
    const session = (await start(ADDRESS, SECRETS, 'new', 'old'))._unsafeUnwrap();
    expect(session.remembered).toBe(false);
    expect(session.tokens.signOn).toEqual({ subject: 'one' });
    expect((await store.find('old'))._unsafeUnwrap()).toBeUndefined();
  });

  it('admits no user while the roles cannot be read', async () => {
    const { signOn, provider, store, clock, revoked } = house([]);
    const start = startSessionBySignOn({
      signOn,
      provider,
      access: { membershipsOf: () => errAsync({ kind: 'unavailable', request: 'GET roles' }) },
      store,
      clock: clock.now,
      admitsExhibitors: true,
      isAdministrator: () => okAsync(false),
    });
    expect((await start(ADDRESS, SECRETS, 'new'))._unsafeUnwrapErr().kind).toBe('unavailable');
    expect((await store.find('new'))._unsafeUnwrap()).toBeUndefined();
    expect(revoked.length).toBe(1);
  });
});
