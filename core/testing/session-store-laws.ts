import fc from 'fast-check';
import type { SessionStore, StoredSession } from '../session/index.ts';
import type { Clock } from '../shared/index.ts';
import { anyStoredSession } from './any-session.ts';
import { demandSame, forAll, type LawRunner, succeed } from './law.ts';

/** A session store under test, with its clock. */
export interface SessionStoreSubject {
  readonly store: SessionStore;
  readonly clock: Clock;
  /** Moves the clock forward, in seconds; without it, laws that need time to pass are skipped. */
  readonly pass?: (seconds: number) => void;
}

/** The laws of a session store. Every run uses new keys and addresses; sessions are left behind. */
export const sessionStoreLaws = (make: () => Promise<SessionStoreSubject>, { test }: LawRunner): void => {
  test('finds a session as saved until it is removed', async () => {
    const { store, clock } = await make();
    await forAll(standing(clock), async (session) => {
      demandSame(await find(store, session.key), undefined, 'A session is there before it is saved');
      await succeed(store.save(session), 'Saving a session');
      demandSame(await find(store, session.key), session, 'Another session is found');
      await succeed(store.remove(session.key), 'Removing a session');
      await succeed(store.remove(session.key), 'Removing it again');
      demandSame(await find(store, session.key), undefined, 'A removed session is found');
    });
  });

  test('finds the latest saved version of a session', async () => {
    const { store, clock } = await make();
    await forAll(fc.tuple(standing(clock), standing(clock)), async ([first, second]) => {
      await succeed(store.save(first), 'Saving a session');
      await succeed(store.save({ ...second, key: first.key }), 'Saving another under its key');
      demandSame(await find(store, first.key), { ...second, key: first.key }, 'The first one is found');
    });
  });

  test('never finds an expired session', async () => {
    const { store, clock } = await make();
    await forAll(anyStoredSession({ expiresAt: hoursFrom(clock, -1) }), async (session) => {
      await succeed(store.save(session), 'Saving a session');
      demandSame(await find(store, session.key), undefined, 'A session that is over is found');
    });
  });

  test('never finds a session at the instant it expires', async () => {
    const { store, clock, pass } = await make();
    if (pass === undefined) return;
    await forAll(
      fc.tuple(anyStoredSession(), fc.integer({ min: 1, max: 86_400 })),
      async ([any, seconds]) => {
        const session = { ...any, expiresAt: new Date(clock().getTime() + seconds * 1000).toISOString() };
        await succeed(store.save(session), 'Saving a session');
        pass(seconds - 0.001);
        demandSame(
          await find(store, session.key),
          session,
          'A session is not found a millisecond before its end',
        );
        pass(0.001);
        demandSame(await find(store, session.key), undefined, 'A session is found at its end');
      },
    );
  });

  test('replaces an existing session, and never restores a removed one', async () => {
    const { store, clock } = await make();
    await forAll(fc.tuple(standing(clock), standing(clock)), async ([first, second]) => {
      const changed = { ...second, key: first.key };
      await succeed(store.save(first), 'Saving a session');
      demandSame(
        await succeed(store.replace(changed), 'Replacing a session'),
        true,
        'It says it was not there',
      );
      demandSame(await find(store, first.key), changed, 'The old one is found');
      await succeed(store.remove(first.key), 'Removing a session');
      demandSame(await succeed(store.replace(changed), 'Replacing none'), false, 'It says it was there');
      demandSame(await find(store, first.key), undefined, 'A removed session is back');
    });
  });

  test('removes every session of one user, and no other', async () => {
    const { store, clock } = await make();
    const three = fc.tuple(standing(clock), standing(clock), standing(clock));
    await forAll(three, async ([one, sameUser, stranger]) => {
      const second = { ...sameUser, user: one.user };
      const alike = await neighbours(store, one);
      for (const session of [one, second, stranger]) await succeed(store.save(session), 'Saving a session');
      await succeed(store.removeAllOf(one.user.email), 'Removing all of a person');
      for (const session of alike)
        demandSame(await find(store, session.key), session, `A session of ${session.user.email} is removed`);
      demandSame(await find(store, one.key), undefined, 'The first session is found');
      demandSame(await find(store, second.key), undefined, 'The second session is found');
      demandSame(await find(store, stranger.key), stranger, "A stranger's session is not found");
    });
  });

  test("removes the sessions that a provider's logout notice ends, and no other", async () => {
    const { store, clock } = await make();
    const cases = fc.record({
      sessions: fc.tuple(standing(clock), standing(clock), standing(clock), standing(clock)),
      subjects: fc.tuple(fc.uuid(), fc.uuid()),
      names: fc.constantFrom<readonly ('subject' | 'session')[]>(
        ['subject'],
        ['session'],
        ['subject', 'session'],
      ),
    });
    await forAll(cases, async ({ sessions: [one, two, stranger, local], subjects: [id, other], names }) => {
      const here = { subject: id, session: `${id}-1` };
      const signOns = [here, { subject: id, session: `${id}-2` }, { subject: other, session: `${other}-1` }];
      const [first, second, third] = [one, two, stranger].map((session, place) => {
        const { signOn: _, ...tokens } = session.tokens;
        const signOn = signOns[place];
        return { ...session, tokens: { ...tokens, ...(signOn && { signOn }) } };
      }) as [StoredSession, StoredSession, StoredSession];
      const { signOn: _, ...ownTokens } = local.tokens;
      const own = { ...local, tokens: ownTokens };
      for (const session of [first, second, third, own])
        await succeed(store.save(session), 'Saving a session');
      const logout = Object.fromEntries(names.map((name) => [name, here[name]]));
      await succeed(store.removeSignedOn(logout), 'Removing the sessions of a notice');
      const isOver = !names.includes('session');
      demandSame(await find(store, first.key), undefined, 'The session of the notice is found');
      demandSame(await find(store, second.key), isOver ? undefined : second, 'Another session of the user');
      demandSame(await find(store, third.key), third, "A stranger's session is removed");
      demandSame(await find(store, own.key), own, 'A session of an own account is removed');
    });
  });

  test('grants the lease of a session to one caller at a time', async () => {
    const { store, clock } = await make();
    await forAll(standing(clock), async ({ key, ...session }) => {
      await succeed(store.save({ key, ...session }), 'Saving a session');
      const leases = Array.from({ length: 5 }, () => succeed(store.lease(key, 60), 'Asking for a lease'));
      const leaseCount = (await Promise.all(leases)).filter((mine) => mine).length;
      demandSame(leaseCount, 1, 'The lease is not given to exactly one');
      await succeed(store.giveBack(key), 'Giving the lease back');
      await succeed(store.giveBack(key), 'Giving it back again');
      demandSame(
        await succeed(store.lease(key, 60), 'Asking again'),
        true,
        'It is refused after it was given back',
      );
    });
  });

  test('holds a lease for its duration, and not a millisecond longer', async () => {
    const { store, clock, pass } = await make();
    if (pass === undefined) return;
    await forAll(fc.tuple(standing(clock), fc.integer({ min: 1, max: 600 })), async ([session, seconds]) => {
      // An earlier law may have left a session with the same key, and its lease.
      await succeed(store.remove(session.key), 'Removing a session');
      await succeed(store.save(session), 'Saving a session');
      const lease = () => succeed(store.lease(session.key, seconds), 'Asking for a lease');
      demandSame(await lease(), true, 'A free lease is refused');
      pass(seconds - 0.001);
      demandSame(await lease(), false, 'A lease ends a millisecond before its time');
      pass(0.001);
      demandSame(await lease(), true, 'A lease goes on past its time');
      await succeed(store.giveBack(session.key), 'Giving the lease back');
    });
  });
};

/** Sessions of users whose addresses begin or end like this user's. */
const neighbours = async (
  store: SessionStore,
  { user, ...session }: StoredSession,
): Promise<readonly StoredSession[]> => {
  const alike = [`${user.email}.uk`, `a${user.email}`].map((email, place) => ({
    ...session,
    key: `${session.key}-${place}`,
    user: { ...user, email },
  }));
  for (const one of alike) await succeed(store.save(one), 'Saving a session');
  return alike;
};

/** An unexpired session under a new key. */
const standing = (clock: Clock): fc.Arbitrary<StoredSession> =>
  fc
    .tuple(anyStoredSession({ expiresAt: hoursFrom(clock, 1) }), fc.uuid())
    .map(([session, unique]) => ({ ...session, user: { ...session.user, email: `${unique}@fair.example` } }));

const hoursFrom = (clock: Clock, hours: number): string =>
  new Date(clock().getTime() + hours * 3_600_000).toISOString();

const find = (store: SessionStore, key: string): Promise<StoredSession | undefined> =>
  succeed(store.find(key), 'Finding a session');
