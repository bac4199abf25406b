import type { MessageBoard } from '@fairdesk/core/dashboard';
import { audienceText, EVERYONE } from '@fairdesk/core/events';
import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { fc, it as property } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessageBoard } from '#adapters/dashboard/profile-service.ts';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { insertAll } from '#tests/bench/store-exhibitors.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { storeOneCompany } from '#tests/support/worlds/store-one-company.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const EMAIL = 'anna@acme.example';
const AT = '2026-12-31T23:30:00Z';
const MOST_MESSAGES = 100;

/** Messages by whether the company of the tests sees them. */
const KINDS = {
  'for everyone': { isOwn: true },
  'for its type': { audience: audienceText({ ...EVERYONE, type: ['EXHIBITOR'] }), isOwn: true },
  'for its hall': { audience: audienceText({ ...EVERYONE, hall: ['8'] }), isOwn: true },
  'for partners': { audience: audienceText({ ...EVERYONE, type: ['PARTNER'] }), isOwn: false },
  over: { publishUntil: '2026-12-31T22:59:00Z', isOwn: false },
} as const;
type Kind = keyof typeof KINDS;

/** Stretches of messages of a kind, from the newest, long enough that whole pages can be for others. */
const anyMessages = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...(Object.keys(KINDS) as Kind[])),
      count: fc.integer({ min: 1, max: 130 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((stretches) => stretches.flatMap(({ kind, count }) => Array<Kind>(count).fill(kind)));

const row = (id: string) => ({ id, created: AT, modified: AT });
const idOf = (place: number): string => `m-${(place * 7919) % 99_991}`;

describeEachDatabase('the messages of a company', (newPlace) => {
  const company = participationIdOf('acme') as ParticipationId;
  let desk: TestPlatform;
  let database: Database;
  let board: MessageBoard;

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place);
    database = await openDatabase({ ...place, log: quietLog });
    await storeOneCompany(database);
    const http = createEmbeddedHttp(desk.platform.call);
    const { place: placeOf } = createEventDirectory(http);
    board = createMessageBoard(
      ...([http, EMAIL, () => new Date(AT), () => okAsync('fair'), placeOf] as const),
    );
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await desk?.platform.close();
  });

  const listed = async () => (await board.list(company, 'en'))._unsafeUnwrap();

  property.prop([anyMessages], { numRuns: 12 })(
    'are always the newest 100 for it, however many newer ones are for others or over',
    async (kinds) => {
      await storeMessages(database, kinds);
      const own = kinds.flatMap((kind, place) => (KINDS[kind].isOwn ? [idOf(place)] : []));
      expect((await listed()).map(({ id }) => id)).toEqual(own.slice(0, MOST_MESSAGES));
    },
  );

  it('can each be marked as read, the oldest behind pages for others too', async () => {
    await storeMessages(database, [...Array<Kind>(250).fill('for partners'), 'for everyone']);
    expect(await listed()).toMatchObject([{ id: idOf(250), read: false }]);
    (await board.markRead(company, idOf(250)))._unsafeUnwrap();
    expect(await listed()).toMatchObject([{ id: idOf(250), read: true }]);
    expect((await board.markRead(company, idOf(249)))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('stay read, however many others the user read since', async () => {
    await storeMessages(database, ['for everyone', ...Array<Kind>(150).fill('over')]);
    await storeReads(database, 151);
    expect(await listed()).toMatchObject([{ id: idOf(0), read: true }]);
  });
});

/** Replaces the messages of the event, which are given from the newest. */
const storeMessages = (database: Database, kinds: readonly Kind[]): Promise<void> =>
  database.write(async (query) => {
    await query.deleteFrom('messageReads').execute();
    await query.deleteFrom('messages').execute();
    await insertAll(
      query,
      'messages',
      kinds.map((kind, place) => {
        const { isOwn, ...attributes } = { audience: null, publishUntil: null, ...KINDS[kind] };
        const refKey = `place-${String(place).padStart(4, '0')}`;
        return {
          ...row(idOf(place)),
          ...{ titles: '{"en":"Message"}', date: '2026-12-01', eventId: '101', refKey, ...attributes },
        };
      }),
    );
  });

/** Marks the newest of them as read, each a minute after the one before it. */
const storeReads = (database: Database, count: number): Promise<void> =>
  database.write(async (query) => {
    const reads = Array.from({ length: count }, (_, place) => ({
      ...row(`read-${place}`),
      ...{ email: EMAIL, messageId: idOf(place) },
      readAt: new Date(Date.parse('2026-12-01') + place * 60_000).toISOString(),
    }));
    await insertAll(query, 'messageReads', reads);
  });
