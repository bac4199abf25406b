import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import { companySlices } from '#adapters/platform/search/company-slices.ts';
import type { SearchDocument } from '#adapters/platform/search/search-index.ts';
import { createSiteCompanies } from '#adapters/platform/search/site-companies.ts';
import { createTurns } from '#adapters/platform/search/turns.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const FAIR = 'fair';
const DAY_MS = 24 * 60 * 60 * 1_000;
const START = new Date('2026-11-20T12:00:00Z');
const COMPANIES = 12;

const made = (id: string) => ({ id, created: START.toISOString(), modified: START.toISOString() });
const company = (place: number) => ({
  ...made(`c-${String(place).padStart(2, '0')}`),
  ...{ eventId: FAIR, slug: `company-${place}`, organizationName: `Company ${place}` },
  ...{ participationType: 'EXHIBITOR', status: 'CONFIRMED', publicationStatus: 'PUBLIC', isPublic: 1 },
});

/** What can happen to a company, its products and the exhibitor page; the number is new at each step. */
type Change = (query: Query, id: string, turn: number) => Promise<unknown>;
const update =
  (valuesOf: (turn: number) => object): Change =>
  (query, id, turn) =>
    query
      .updateTable('participations')
      .set(({ eb }) => ({ ...valuesOf(turn), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();

const CHANGES: Readonly<Record<string, Change>> = {
  nothing: async () => {},
  rename: update((turn) => ({ organizationName: `Company renamed ${turn}` })),
  hide: update(() => ({ isPublic: 0 })),
  show: update(() => ({ isPublic: 1 })),
  move: update((turn) => ({ slug: `moved-${turn}` })),
  'a product of tomorrow': (query, id, turn) =>
    query
      .insertInto('products')
      .values({
        ...made(`product-${turn}`),
        ...{ name: `Pump ${turn}`, participationId: id, publicFrom: '2026-11-21' },
      })
      .execute(),
  delete: async (query, id) => {
    await query.deleteFrom('products').where('participationId', '=', id).execute();
    await query.deleteFrom('participations').where('id', '=', id).execute();
  },
  add: (query, _, turn) =>
    query
      .insertInto('participations')
      .values({ ...company(turn), id: `added-${turn}` })
      .execute(),
};
/** Changes after which the same companies are in the same slices. */
const IN_PLACE = ['nothing', 'rename', 'hide', 'show', 'move', 'a product of tomorrow'];

const mostly = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

/** An index of documents by id, and how many companies were read for it. */
const createIndex = (query: Query, size: number) => {
  const documents = new Map<string, SearchDocument>();
  let reads = 0;
  const turns = createTurns(0);
  const companies = createSiteCompanies(
    query,
    'en',
    {
      has: (id) => documents.has(id),
      documentOf: (id, { slug, ...words }, page) => {
        reads += 1;
        return { ...words, id, source: 'fair', url: `${page}/${slug}`, type: 'exhibitor', tags: [] };
      },
      put: async (document) => {
        documents.set(document.id, document);
      },
      removeMissing: (ids, visible) => {
        for (const id of ids) if (!visible.has(id)) documents.delete(id);
      },
    },
    turns,
  );
  const slicesAt = (now: Date) => companySlices(query, FAIR, { now, size, turns });
  return {
    /** @returns the number of companies that were read */
    refresh: async (now: Date, page: string | undefined): Promise<number> => {
      const slices = await slicesAt(now);
      const before = reads;
      if (!companies.isCurrent(slices, page)) await companies.refresh(slices, page, now, async () => {});
      expect(companies.isCurrent(slices, page)).toBe(true);
      return reads - before;
    },
    removeHidden: async (now: Date) => companies.removeHidden(await slicesAt(now), now),
    /** As when the index was worn. */
    clear: () => {
      documents.clear();
      companies.reset();
    },
    size: companies.size,
    documents: () => [...documents.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
};

describeEachDatabase('the companies of an event in an index', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
    const event = { name: 'Fair', nameFolded: 'fair', slug: FAIR, timeZone: 'UTC', profileSettings: '{}' };
    const dates = { publicationStatus: 'PUBLIC', publicEndDate: '2027-01-01' };
    await database.query
      .insertInto('events')
      .values({ ...made(FAIR), ...event, ...dates })
      .execute();
  });
  const restore = async () => {
    const { query } = database;
    await query.deleteFrom('products').execute();
    await query.deleteFrom('participations').execute();
    const rows = Array.from({ length: COMPANIES }, (_, place) => company(place));
    await query.insertInto('participations').values(rows).execute();
  };
  beforeEach(restore);
  afterAll(() => database.close());

  const idAt = async (place: number): Promise<string> => {
    const rows = await database.query.selectFrom('participations').select('id').orderBy('id').execute();
    return rows.at(place % Math.max(1, rows.length))?.id ?? '';
  };
  const size = fc.constantFrom(1, 1, 2, 3, 5);

  it('always are those of an index that was rebuilt, whatever changes', async () => {
    const step = fc.record({
      change: fc.constantFrom(...Object.keys(CHANGES), 'delete', 'delete'),
      // The last one can be alone in its slice.
      place: fc.oneof(fc.nat(COMPANIES - 1), fc.constant(-1)),
      days: mostly(0, 1),
      page: mostly('/exhibitors', '/companies', undefined),
      isCleared: mostly(false, true),
    });
    await fc.assert(
      fc.asyncProperty(size, fc.array(step, { minLength: 1, maxLength: 4 }), async (size, steps) => {
        await restore();
        const index = createIndex(database.query, size);
        let now = START;
        await index.refresh(now, '/exhibitors');
        expect(index.size()).toBe(COMPANIES);
        for (const [turn, { change, place, days, page, isCleared }] of steps.entries()) {
          now = new Date(now.getTime() + days * DAY_MS);
          await CHANGES[change]?.(database.query, await idAt(place), COMPANIES + turn);
          if (isCleared) index.clear();
          await index.refresh(now, page);
          const anew = createIndex(database.query, size);
          await anew.refresh(now, page);
          expect(index.documents()).toEqual(anew.documents());
          expect(index.size()).toBe(anew.size());
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
  }, 120_000);

  it('are read only in the slice that has changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        size,
        fc.constantFrom(...IN_PLACE),
        fc.nat(COMPANIES - 1),
        async (size, change, at) => {
          await restore();
          const index = createIndex(database.query, size);
          expect(await index.refresh(START, '/exhibitors')).toBe(COMPANIES);
          expect(await index.refresh(START, '/exhibitors')).toBe(0);
          await CHANGES[change]?.(database.query, await idAt(at), COMPANIES);
          const reads = await index.refresh(START, '/exhibitors');
          expect(reads).toBeLessThanOrEqual(size);
          expect(reads > 0).toBe(change !== 'nothing' && !(change === 'hide' && size === 1));
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  }, 120_000);

  it('are removed at once when they are hidden, without those that stay', async () => {
    await fc.assert(
      fc.asyncProperty(size, fc.subarray([...Array(COMPANIES).keys()]), async (size, hidden) => {
        await restore();
        const index = createIndex(database.query, size);
        await index.refresh(START, '/exhibitors');
        const before = index.documents();
        for (const place of hidden) await CHANGES.hide?.(database.query, company(place).id, 0);
        await index.removeHidden(START);
        const slugs = hidden.map((place) => `/exhibitors/${company(place).slug}`);
        expect(index.documents()).toEqual(before.filter(({ url }) => !slugs.includes(url)));
      }),
      { numRuns: 15, endOnFailure: true },
    );
  }, 120_000);
});
