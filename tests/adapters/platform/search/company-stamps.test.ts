import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import type { CompanySlice } from '#adapters/platform/search/company-slices.ts';
import { createCompanyStamps } from '#adapters/platform/search/company-stamps.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const FAIR = 'fair';
const START = new Date('2026-11-20T12:00:00Z');
/** How old a stamp may be that is used while the next one is read. */
const STALE_MS = 4_000;
/** More than are read at once. */
const COMPANIES = 600;

const made = (id: string) => ({ id, created: START.toISOString(), modified: START.toISOString() });
const company = (place: number): string => `c-${String(place).padStart(4, '0')}`;

const PRODUCT = 'product-0';

/** What can change of a company that visitors search, each time anew. */
const CHANGES: Readonly<Record<string, (query: Query, turn: number, id: string) => Promise<unknown>>> = {
  nothing: async () => {},
  profile: (query, _, id) =>
    query
      .updateTable('participations')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  product: (query, turn, id) =>
    query
      .insertInto('products')
      .values({ ...made(`product-${turn}`), name: 'Pump', participationId: id })
      .execute(),
  image: (query, turn) =>
    query
      .insertInto('images')
      .values({ ...made(`image-${turn}`), productId: PRODUCT })
      .execute(),
  stand: (query, turn, id) =>
    query
      .insertInto('stands')
      .values({ ...made(`stand-${turn}`), eventId: FAIR, participationId: id, standNumber: `s${turn}` })
      .execute(),
  event: (query) =>
    query
      .updateTable('events')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute(),
};

const LIMITS = { companies: 250, turnMs: 0 } as const;

const textOf = (slices: readonly CompanySlice[]): string => slices.map(({ stamp }) => stamp).join('\n');

/** The stamps of this moment, read at once. */
const stampNow = async (query: Query): Promise<string> =>
  textOf(await createCompanyStamps(query, FAIR, LIMITS).at(START, false));

describeEachDatabase('the stamp of the companies of an event', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
    await database.query
      .insertInto('events')
      .values({ ...made(FAIR), name: 'Fair', nameFolded: 'fair', slug: FAIR, timeZone: 'UTC' })
      .execute();
    for (let place = 0; place < COMPANIES; place += 1)
      await database.query
        .insertInto('participations')
        .values({ ...made(company(place)), eventId: FAIR, organizationName: 'Company' })
        .execute();
    await CHANGES.product?.(database.query, 0, company(1));
  }, 120_000);
  afterAll(() => database.close());

  const step = fc.record({
    wait: fc.constantFrom(1, 500, 1_999, 2_000, 3_999, 4_000, 60_000),
    change: fc.constantFrom(...Object.keys(CHANGES)),
    place: fc.nat(COMPANIES - 1),
    isLarge: fc.boolean(),
  });

  it('is that of a moment ago at most, for a small event that of now', async () => {
    const { query } = database;
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const stamps = createCompanyStamps(query, FAIR, LIMITS);
        let now = START.getTime();
        let current = await stampNow(query);
        // A stamp that was read in the background while the event changed is none of these.
        /** Each former stamp, and until when it was current. */
        const until = new Map<string, number>();
        for (const { wait, change, place, isLarge } of steps) {
          now += wait;
          turn += 1;
          await CHANGES[change]?.(query, turn, company(place));
          const next = await stampNow(query);
          expect([next === current, until.has(next)]).toEqual([change === 'nothing', false]);
          until.set(current, now);
          until.delete(next);
          current = next;
          const stamp = textOf(await stamps.at(new Date(now), isLarge));
          if (isLarge) expect(until.get(stamp) ?? now).toBeGreaterThan(now - STALE_MS);
          else expect(stamp).toBe(current);
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
  }, 300_000);
});
