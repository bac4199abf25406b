import fc from 'fast-check';
import type { SessionStore, StoredSession } from '../session/index.ts';
import type { Clock } from '../shared/index.ts';
import { anyStoredSession } from './any-session.ts';
import { demandSame, type LawRunner, succeed, whatever } from './law.ts';

/** A store to be tried, and the clock it goes by. */
export interface SessionStoreSubject {
  readonly store: SessionStore;
  readonly clock: Clock;
}

/** What every store of sessions keeps to. Keys and addresses are new in every run; sessions stay behind. */
export const sessionStoreLaws = (make: () => Promise<SessionStoreSubject>, { test }: LawRunner): void => {
  test('finds a session as it was saved, until it is removed', async () => {
    const { store, clock } = await make();
    await whatever(standing(clock), async (session) => {
      demandSame(await find(store, session.key), undefined, 'A session is there before it is saved');
      await succeed(store.save(session), 'Saving a session');
      demandSame(await find(store, session.key), session, 'Another session is found');
      await succeed(store.remove(session.key), 'Removing a session');
      await succeed(store.remove(session.key), 'Removing it again');
      demandSame(await find(store, session.key), undefined, 'A removed session is found');
    });
  });

  test('finds what was saved last', async () => {
    const { store, clock } = await make();
    await whatever(fc.tuple(standing(clock), standing(clock)), async ([first, second]) => {
      await succeed(store.save(first), 'Saving a session');
      await succeed(store.save({ ...second, key: first.key }), 'Saving another under its key');
      demandSame(await find(store, first.key), { ...second, key: first.key }, 'The first one is found');
    });
  });

  test('never finds a session that is over', async () => {
    const { store, clock } = await make();
    await whatever(anyStoredSession({ expiresAt: hoursFrom(clock, -1) }), async (session) => {
      await succeed(store.save(session), 'Saving a session');
      demandSame(await find(store, session.key), undefined, 'A session that is over is found');
    });
  });

  test('replaces a session that is there, and never brings back one that was removed', async () => {
    const { store, clock } = await make();
    await whatever(fc.tuple(standing(clock), standing(clock)), async ([first, second]) => {
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

  test('removes every session of one person, and of nobody else', async () => {
    const { store, clock } = await make();
    const three = fc.tuple(standing(clock), standing(clock), standing(clock));
    await whatever(three, async ([one, sameUser, stranger]) => {
      const second = { ...sameUser, user: one.user };
      for (const session of [one, second, stranger]) await succeed(store.save(session), 'Saving a session');
      await succeed(store.removeAllOf(one.user.email), 'Removing all of a person');
      demandSame(await find(store, one.key), undefined, 'The first session is found');
      demandSame(await find(store, second.key), undefined, 'The second session is found');
      demandSame(await find(store, stranger.key), stranger, "A stranger's session is not found");
    });
  });

  test('gives the lease of a session to one at a time, however many ask at once', async () => {
    const { store, clock } = await make();
    await whatever(standing(clock), async ({ key, ...session }) => {
      await succeed(store.save({ key, ...session }), 'Saving a session');
      const asked = Array.from({ length: 5 }, () => succeed(store.lease(key, 60), 'Asking for a lease'));
      const given = (await Promise.all(asked)).filter((mine) => mine).length;
      demandSame(given, 1, 'The lease is not given to exactly one');
      await succeed(store.giveBack(key), 'Giving the lease back');
      await succeed(store.giveBack(key), 'Giving it back again');
      demandSame(
        await succeed(store.lease(key, 60), 'Asking again'),
        true,
        'It is refused after it was given back',
      );
    });
  });
};

/** A session that is not over by the store's clock, under a key nobody had before. */
const standing = (clock: Clock): fc.Arbitrary<StoredSession> =>
  fc
    .tuple(anyStoredSession({ expiresAt: hoursFrom(clock, 1) }), fc.uuid())
    .map(([session, unique]) => ({ ...session, user: { ...session.user, email: `${unique}@fair.example` } }));

const hoursFrom = (clock: Clock, hours: number): string =>
  new Date(clock().getTime() + hours * 3_600_000).toISOString();

const find = (store: SessionStore, key: string): Promise<StoredSession | undefined> =>
  succeed(store.find(key), 'Finding a session');
