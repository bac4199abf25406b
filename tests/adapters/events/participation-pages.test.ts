import { MORE_PARTICIPATIONS, nextCount } from '@fairdesk/core/events';
import { eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { fc, it as property } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { insertAll } from '#tests/bench/store-exhibitors.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const EVENT = eventIdOf('101') ?? expect.fail('No id');
const AT = '2026-12-31T23:30:00Z';
const CONFIRMED = 214;

/** Ids whose order is not that of the slugs. */
const idOf = (place: number): string => `p-${(place * 7919) % 99_991}`;
const slugOf = (place: number): string => `company-${String(place).padStart(3, '0')}`;
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

describeEachDatabase('the participations of an event', (newPlace) => {
  let desk: TestPlatform;
  let database: Database;
  let calls = 0;

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place);
    database = await openDatabase({ ...place, log: quietLog });
    await storeCompanies(database);
  });
  afterAll(async () => {
    await database?.close();
    await desk?.platform.close();
  });

  const directory = () =>
    createEventDirectory(
      createEmbeddedHttp((request) => {
        calls += 1;
        return desk.platform.call(request);
      }),
    );
  const read = async (count: number, only: Parameters<ReturnType<typeof directory>['participations']>[1]) =>
    (await directory().participations(EVENT, only, count))._unsafeUnwrap();

  property.prop([fc.integer({ min: 1, max: 500 })], { numRuns: 12 })(
    'are always the first by slug, however many are wanted',
    async (count) => {
      const { items, total, hasNext } = await read(count, 'all');
      expect(items.map(({ slug }) => slug)).toEqual(places(Math.min(count, CONFIRMED)).map(slugOf));
      expect(total).toBe(CONFIRMED);
      expect(hasNext).toBe(count < CONFIRMED);
    },
  );

  it('are all reached by loading more, with the company after the hundredth', async () => {
    const only = places(101).flatMap((place) => participationIdOf(idOf(place)) ?? []);
    let page = await read(MORE_PARTICIPATIONS, only);
    for (let clicks = 0; clicks < 20 && page.hasNext; clicks += 1)
      page = await read(nextCount(page.items.length, page.hasNext) ?? 0, only);
    expect(page.hasNext).toBe(false);
    expect(page.items.at(-1)?.slug).toBe(slugOf(100));
  });

  it('cost one call for each hundred', async () => {
    const costs = [];
    for (const count of [9, 100, 101, 500]) {
      calls = 0;
      await read(count, 'all');
      costs.push(calls);
    }
    expect(costs).toEqual([1, 1, 2, 3]);
  });
});

/** Confirmed companies, and as many that cancelled between them. */
const storeCompanies = (database: Database): Promise<void> =>
  database.write(async (query) => {
    const row = (id: string) => ({ id, created: AT, modified: AT });
    const fair = { name: 'Fair', nameFolded: 'fair', slug: 'fair', timeZone: 'Europe/Amsterdam' };
    await query
      .insertInto('events')
      .values({ ...row('101'), ...fair })
      .execute();
    const company = (id: string, slug: string, status: string) => ({
      ...{ ...row(id), slug, status, eventId: '101', name: slug },
      ...{ organizationName: slug, organizationNameFolded: slug },
    });
    await insertAll(
      query,
      'participations',
      places(CONFIRMED).flatMap((place) => [
        company(idOf(place), slugOf(place), 'CONFIRMED'),
        company(`${idOf(place)}-x`, `${slugOf(place)}-x`, 'CANCELLED'),
      ]),
    );
  });
