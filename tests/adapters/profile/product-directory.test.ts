import {
  EXHIBITORS_PER_PAGE,
  exhibitorSearch,
  findExhibitors,
  findProducts,
  PRODUCTS_PER_PAGE,
  productSearch,
} from '@fairdesk/core/profile';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createExhibitorDirectory } from '#adapters/profile/exhibitor-directory.ts';
import { createProductDirectory } from '#adapters/profile/product-directory.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import {
  anyProductFair,
  isCompanyPublic,
  PRODUCT_CATEGORIES,
  PRODUCT_COUNTRIES,
  productFairOf,
  visibleProducts,
} from '#tests/support/models/product-model.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  PRODUCT_NOW,
  productCategory,
  type StoredProductCompany,
  type StoredProductFair,
  storeProductFair,
} from '#tests/support/worlds/product-fair.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const RUNS = { numRuns: 25 };

describeEachDatabase('the public products of a fair', (newPlace) => {
  let desk: TestPlatform;
  let database: Database;

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place, { clock: () => PRODUCT_NOW });
    database = await openDatabase({ ...place, log: quietLog });
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await desk?.platform.close();
  });

  const http = () => createEmbeddedHttp(desk.platform.call);
  const products = () => createProductDirectory(http(), () => PRODUCT_NOW);
  const exhibitors = () => createExhibitorDirectory(http(), () => PRODUCT_NOW);
  const idOf = (event: string): EventId => eventIdOf(event) ?? expect.unreachable();
  const store = (fair: StoredProductFair) => database.write((query) => storeProductFair(query, fair));

  it.prop(
    [
      anyProductFair,
      fc.record({
        words: fc.subarray(['PUM', 'qui', 'şi', 'water', 'zzz'], { maxLength: 2 }),
        category: fc.constantFrom('', '', ...PRODUCT_CATEGORIES, 'unknown'),
        novelties: fc.boolean(),
      }),
      fc.integer({ min: 1, max: 5 }),
    ],
    RUNS,
  )(
    'lists exactly the visible ones in order, each once, for any filters and pages',
    async (made, { words, category, novelties }, limit) => {
      const fair = productFairOf(made);
      await store(fair);
      const event = idOf(fair.event);
      const all = visibleProducts(made.settings, fair.companies);
      const matches = all
        .filter(({ name, company }) =>
          words.every((word) => fold(name).includes(fold(word)) || fold(company.name).includes(fold(word))),
        )
        .filter(({ categories }) => category === '' || categories.includes(category))
        .filter(({ isNovelty }) => !novelties || isNovelty);
      const listed: unknown[] = [];
      for (let offset = 0; offset <= matches.length; offset += limit) {
        const query = {
          ...{ words, offset, limit },
          ...(category && { category: productCategory(fair.event, category) }),
          ...(novelties && { isNovelty: true as const }),
        };
        const page = (await products().list(event, 'en', query))._unsafeUnwrap();
        expect(page.total).toBe(matches.length);
        listed.push(
          ...page.items.map(({ id, name, isNovelty, company, image }) => ({
            ...{ id, name, isNovelty, company: company.name, hasImage: image !== undefined },
          })),
        );
      }
      expect(listed).toEqual(
        matches.map(({ id, name, isNovelty, company, hasImage }) => ({
          ...{ id, name, isNovelty, company: company.name, hasImage },
        })),
      );
    },
    120_000,
  );

  it.prop([anyProductFair], RUNS)(
    'offers only filters that match something, and ignores the others',
    async (made) => {
      const fair = productFairOf(made);
      await store(fair);
      const all = visibleProducts(made.settings, fair.companies);
      const find = async (query: Parameters<typeof productSearch>[0]) =>
        (await findProducts(products())(idOf(fair.event), 'en', productSearch(query)))._unsafeUnwrap();
      const { facets, total } = await find({});
      expect(total).toBe(all.length);
      expect(facets.hasNovelties).toBe(all.some(({ isNovelty }) => isNovelty));
      const offered = facets.categories.flatMap(({ groups }) => groups.flatMap((group) => group.categories));
      const used = PRODUCT_CATEGORIES.filter((name) =>
        all.some(({ categories }) => categories.includes(name)),
      );
      expect(offered.map(({ name }) => name).toSorted()).toEqual(used.toSorted());
      for (const { id, name } of offered)
        expect((await find({ category: id })).total).toBe(
          all.filter(({ categories }) => categories.includes(name)).length,
        );
      expect(await find({ category: 'unknown' })).toMatchObject({ category: '', total: all.length });
      const isNew = await find({ new: '1' });
      expect(isNew.total).toBe(
        facets.hasNovelties ? all.filter(({ isNovelty }) => isNovelty).length : all.length,
      );
    },
    120_000,
  );

  it.prop([anyProductFair, fc.constantFrom('', ...PRODUCT_COUNTRIES, 'XX'), fc.boolean()], RUNS)(
    'finds exactly the exhibitors of a country, and those with a visible novelty',
    async (made, country, novelties) => {
      const fair = productFairOf(made);
      await store(fair);
      const shown = fair.companies.filter(isCompanyPublic);
      const countryOf = ({ addresses }: StoredProductCompany) =>
        addresses.find(({ type }) => type === 'DEFAULT')?.country ?? '';
      const withNovelty = new Set(
        visibleProducts(made.settings, fair.companies).flatMap(({ isNovelty, company }) =>
          isNovelty ? company.id : [],
        ),
      );
      const search = exhibitorSearch({ country, ...(novelties && { new: '1' }) });
      const found = (await findExhibitors(exhibitors())(idOf(fair.event), 'en', search))._unsafeUnwrap();
      const countries = PRODUCT_COUNTRIES.filter((code) =>
        shown.some((company) => countryOf(company) === code),
      );
      expect(found.facets.countries).toEqual(countries.toSorted());
      expect(found.facets.hasNovelties).toBe(withNovelty.size > 0);
      const expected = shown
        .filter((company) => !countries.includes(country) || countryOf(company) === country)
        .filter(({ id }) => !novelties || withNovelty.size === 0 || withNovelty.has(id));
      expect(found.items.map(({ slug }) => slug).toSorted()).toEqual(
        expected.map(({ id }) => `slug-${id}`).toSorted(),
      );
      expect(found.total).toBe(expected.length);
      expect(expected.length).toBeLessThanOrEqual(EXHIBITORS_PER_PAGE);
    },
    120_000,
  );

  example('lists nothing of a fair that is not public', async () => {
    const version = { name: 'Pump', from: '', until: '', isNovelty: false, hasImage: false, categories: [] };
    const fair = productFairOf({
      settings: { asksApproval: false, hideInnovativeProducts: false, hiddenTabs: {} },
      companies: [
        {
          ...{ name: 'Noria', status: 'CONFIRMED', publicationStatus: 'PUBLIC', isPublic: true, type: '' },
          ...{ addresses: [], products: [{ current: version, status: null }] },
        },
      ],
    });
    await store(fair);
    const query = { offset: 0, limit: PRODUCTS_PER_PAGE };
    const total = async () => (await products().list(idOf(fair.event), 'en', query))._unsafeUnwrap().total;
    expect(await total()).toBe(1);
    await database.write((rows) =>
      rows.updateTable('events').set({ publicationStatus: 'DRAFT' }).where('id', '=', fair.event).execute(),
    );
    expect(await total()).toBe(0);
  });
});
