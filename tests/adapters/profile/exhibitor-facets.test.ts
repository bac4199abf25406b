import type { ExhibitorDirectory, ExhibitorFacets } from '@fairdesk/core/profile';
import { eventIdOf } from '@fairdesk/core/shared';
import { fc, it as property } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import { createExhibitorDirectory } from '#adapters/profile/exhibitor-directory.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import type { PlatformCall } from '#adapters/shared/http/platform-call.ts';
import { insertAll } from '#tests/bench/store-exhibitors.ts';
import { anyProductFair, PRODUCT_CATEGORIES, productFairOf } from '#tests/support/models/product-model.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  PRODUCT_NOW,
  productCategory,
  type StoredProductFair,
  storeProductFair,
} from '#tests/support/worlds/product-fair.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

/** Forms trim names. `ϴ` is the only letter whose small form has another capital. */
const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
  .filter((name) => name === name.trim() && name !== '' && !name.includes('ϴ'));

/** What a company has beside its products and its addresses. */
const anyDetails = fc.record({
  /** Without one, a company is listed by the name of its organisation. */
  name: fc.oneof({ weight: 4, arbitrary: anyName }, fc.constantFrom(null, '')),
  organization: fc.constantFrom('Zilt', 'Élan', '3D Print', 'Водоканал'),
  halls: fc.array(fc.constantFrom<string | null>('1', '2', '10', 'Quay', 'P_1', '50%', '', null), {
    maxLength: 3,
  }),
  categories: fc.subarray(PRODUCT_CATEGORIES),
});
type Details = typeof anyDetails extends fc.Arbitrary<infer T> ? T : never;

describeEachDatabase('the filters of the public list of exhibitors', (newPlace) => {
  let desk: TestPlatform;
  let database: Database;
  let calls: string[] = [];

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place, { clock: () => PRODUCT_NOW });
    database = await openDatabase({ ...place, log: quietLog });
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await desk?.platform.close();
  });

  const directoryOf = (call: PlatformCall): ExhibitorDirectory =>
    createExhibitorDirectory(createEmbeddedHttp(call), () => PRODUCT_NOW);
  const counted: PlatformCall = (request) => {
    calls.push(request.path);
    return desk.platform.call(request);
  };
  /** A profile service that has only lists. */
  const onlyLists: PlatformCall = async (request) =>
    request.path.endsWith('/exhibitor-values')
      ? { status: 404, headers: {}, body: undefined }
      : desk.platform.call(request);
  const facetsOf = async (call: PlatformCall, event: string): Promise<ExhibitorFacets> =>
    (await directoryOf(call).facets(eventIdOf(event) ?? expect.unreachable(), 'en'))._unsafeUnwrap();

  property.prop([anyProductFair, fc.array(anyDetails, { minLength: 7, maxLength: 7 })], { numRuns: 40 })(
    'are always the same in one answer as collected from every exhibitor',
    async (made, details) => {
      const fair = productFairOf(made);
      await database.write(async (query) => {
        await storeProductFair(query, fair);
        await storeDetails(query, fair, details);
      });
      expect(await facetsOf(counted, fair.event)).toEqual(await facetsOf(onlyLists, fair.event));
    },
    120_000,
  );

  it.each(['8', 'Quay', 'P_1', '50%', '_', '%'])(
    'find the company in a hall %j alone, and by that name',
    async (hall) => {
      const event = String(80_000 + (hall.codePointAt(0) ?? 0) * 10 + hall.length);
      const companies = ['own', 'other'].map((name) => ({
        ...{ id: `${event}-${name}`, name, type: null, products: [] },
        ...{ status: 'CONFIRMED', publicationStatus: 'PUBLIC', isPublic: true, addresses: [] },
      }));
      const fair = { event, profileSettings: {}, categories: PRODUCT_CATEGORIES, companies };
      const details = [hall, 'elsewhere'].map((own) => ({
        ...{ name: own, organization: 'Zilt' as const, halls: [own], categories: [] },
      }));
      await database.write(async (query) => {
        await storeProductFair(query, fair);
        await storeDetails(query, fair, details);
      });
      const namesOf = async (query: { readonly hall: string } | { readonly search: string }) => {
        const page = { ...query, offset: 0, limit: 9 };
        const id = eventIdOf(event) ?? expect.unreachable();
        return (await directoryOf(counted).list(id, 'en', page))
          ._unsafeUnwrap()
          .items.map(({ name }) => name);
      };
      expect(await namesOf({ hall })).toEqual([hall]);
      expect(await namesOf({ search: hall })).toContain(hall);
    },
  );

  it('take the same calls of a fair with 10 and with 1 000 exhibitors', async () => {
    const costs = [];
    for (const count of [10, 1_000]) {
      const event = String(90_000 + count);
      const companies = Array.from({ length: count }, (_, place) => ({
        ...{ id: `${event}-c${place}`, name: `Company ${place}`, type: null, products: [] },
        ...{ status: 'CONFIRMED', publicationStatus: 'PUBLIC', isPublic: true },
        addresses: [{ type: 'DEFAULT', country: 'NL' }],
      }));
      const fair = { event, profileSettings: {}, categories: PRODUCT_CATEGORIES, companies };
      await database.write((query) => storeProductFair(query, fair));
      calls = [];
      expect(await facetsOf(counted, fair.event)).toMatchObject({ letters: ['C'], countries: ['NL'] });
      costs.push(calls.map((path) => path.replace(fair.event, '{id}')));
    }
    expect(costs[1]).toEqual(costs[0]);
  }, 60_000);
});

const AT = PRODUCT_NOW.toISOString();
const row = (id: string) => ({ id, created: AT, modified: AT });

const storeDetails = async (
  query: Query,
  { event, companies }: StoredProductFair,
  details: readonly Details[],
): Promise<void> => {
  for (const [place, { id }] of companies.entries()) {
    const { name = null, organization = '', halls = [], categories = [] } = details[place] ?? {};
    await query
      .updateTable('participations')
      .set({
        ...{ name, nameFolded: name === null ? null : fold(name) },
        ...{ organizationName: organization, organizationNameFolded: fold(organization) },
      })
      .where('id', '=', id)
      .execute();
    await insertAll(
      query,
      'stands',
      halls.map((hall, nth) => ({
        ...{ ...row(`${id}-s${nth}`), eventId: event, participationId: id, hall },
        ...{ standNumber: `${place}.${nth}`, standNumberNatural: `${place}.${nth}` },
      })),
    );
    await insertAll(
      query,
      'participationCategories',
      categories.map((category) => ({ participationId: id, categoryId: productCategory(event, category) })),
    );
  }
};
