import { ACCOUNT_HAS_ROLES, deleteAccount, type StoredSession } from '@fairdesk/core/session';
import { type EventId, eventIdOf, ROLES } from '@fairdesk/core/shared';
import {
  anyStoredSession,
  memoryAccessBook,
  memoryClock,
  memoryIdentityProvider,
  memorySessionStore,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const event = eventIdOf('101') as EventId;
const PASSWORD = 'a quiet harbour at dawn';

/** A signed-in user with a session on two devices. */
const signedIn = async (start: StoredSession) => {
  const { now } = memoryClock();
  const { user } = start;
  const provider = memoryIdentityProvider(now, [{ user, password: PASSWORD }]);
  const store = memorySessionStore(now);
  const tokens = (await provider.signIn(user.userName, PASSWORD))._unsafeUnwrap();
  const expiresAt = new Date(now().getTime() + 60_000).toISOString();
  const session = { ...start, tokens, expiresAt };
  for (const key of ['one', 'other']) await store.save({ ...session, key });
  return { provider, store, session };
};

describe('deleteAccount', () => {
  it.prop([anyStoredSession()])('deletes the account of a visitor and ends every session', async (start) => {
    const { provider, store, session } = await signedIn(start);
    const remove = deleteAccount({ provider, store, access: memoryAccessBook({}) });
    const done = await remove(session, { password: PASSWORD, language: 'en' });
    expect(done.isOk()).toBe(true);
    expect((await provider.signIn(session.user.userName, PASSWORD)).isErr()).toBe(true);
    for (const key of ['one', 'other']) expect((await store.find(key))._unsafeUnwrap()).toBeUndefined();
  });

  it.prop([anyStoredSession(), fc.constantFrom(...ROLES), fc.boolean()])(
    'deletes nothing with a role at a fair, or with a wrong password',
    async (start, role, hasRole) => {
      const { provider, store, session } = await signedIn(start);
      const access = memoryAccessBook(hasRole ? { [session.user.email]: [{ event, role }] } : {});
      const password = hasRole ? PASSWORD : `${PASSWORD}x`;
      const failure = (
        await deleteAccount({ provider, store, access })(session, { password, language: 'en' })
      )._unsafeUnwrapErr();
      expect(failure.kind).toBe('rejected');
      if (hasRole) expect(failure).toEqual({ kind: 'rejected', reason: ACCOUNT_HAS_ROLES, fields: [] });
      expect((await provider.signIn(session.user.userName, PASSWORD)).isOk()).toBe(true);
      expect((await store.find('one'))._unsafeUnwrap()).toBeDefined();
    },
  );
});
