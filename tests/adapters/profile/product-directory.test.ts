import {
  EXHIBITORS_PER_PAGE,
  exhibitorSearch,
  findExhibitors,
  findProducts,
  PRODUCTS_PER_PAGE,
  productSearch,
} from '@fairdesk/core/profile';
import { addDays, type EventId, eventIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createExhibitorDirectory } from '#adapters/profile/exhibitor-directory.ts';
import { createProductDirectory } from '#adapters/profile/product-directory.ts';
import { createEmbeddedHttp } from '#adapters/shared/embedded-http.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import {
  PRODUCT_NOW,
  PRODUCT_TODAY,
  productCategory,
  type StoredProduct,
  type StoredProductCompany,
  type StoredProductFair,
  type StoredVersion,
  storeProductFair,
} from '#tests/support/product-fair.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

const CATEGORIES = ['pumps', 'pipes', 'locks'];
const COUNTRIES = ['NL', 'TR', 'BE'];
const RUNS = { numRuns: 25 };

const anyDay = fc.constantFrom('', '', ...[-9, -1, 0, 1, 9].map((days) => addDays(PRODUCT_TODAY, days)));
const anyVersion: fc.Arbitrary<StoredVersion> = fc.record({
  // Few names, so that many sort and match alike; only letters, so that every collation agrees.
  name: fc.constantFrom('Pump', 'pümp', 'Quiet', 'quietpump', 'Şişe', 'Zeta', 'Æther'),
  from: anyDay,
  until: anyDay,
  isNovelty: fc.boolean(),
  hasImage: fc.boolean(),
  categories: fc.subarray(CATEGORIES),
});
/** An organiser never approves a novelty without an image. */
const anyApproved = anyVersion.map((version) => ({ ...version, hasImage: version.isNovelty }));
const anyProduct = fc.oneof(
  fc.record({
    current: anyVersion,
    status: fc.constantFrom(null, null, 'PUBLIC', 'IN_REVIEW', 'SENT_BACK'),
  }),
  fc.record({
    current: anyVersion,
    status: fc.constantFrom('IN_REVIEW', 'SENT_BACK'),
    approved: anyApproved,
  }),
) as fc.Arbitrary<Omit<StoredProduct, 'id'>>;
const mostly = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
const anyCompany = fc.record({
  name: fc.constantFrom('Noria', 'Quiet Water', 'Zilt', 'Pumpfabrik'),
  status: mostly('CONFIRMED', 'CANCELLED'),
  publicationStatus: mostly('PUBLIC', 'DRAFT'),
  isPublic: mostly(true, false),
  type: fc.constantFrom(null, '', 'EXHIBITOR', 'CO_EXHIBITOR'),
  addresses: fc.array(
    fc.record({ type: fc.constantFrom('DEFAULT', 'INVOICE'), country: fc.constantFrom(...COUNTRIES, '') }),
    { maxLength: 2 },
  ),
  products: fc.array(anyProduct, { maxLength: 6 }),
});
const anySettings = fc.record({
  asksApproval: fc.boolean(),
  hideInnovativeProducts: mostly(false, true),
  hiddenTabs: fc.constantFrom({}, {}, { products: 'CO_EXHIBITOR|VIP' }),
});
type Settings = typeof anySettings extends fc.Arbitrary<infer T> ? T : never;
const anyFair = fc.record({ settings: anySettings, companies: fc.array(anyCompany, { maxLength: 7 }) });

let events = 5_000;

/** Gives every company and product an id that no other fair has. */
const fairOf = ({
  settings,
  companies,
}: typeof anyFair extends fc.Arbitrary<infer T> ? T : never): StoredProductFair => {
  events += 1;
  const event = String(events);
  return {
    ...{ event, profileSettings: settings, categories: CATEGORIES },
    companies: companies.map((company, place) => ({
      ...company,
      id: `${event}-c${place}`,
      products: company.products.map((product, nth) => ({ ...product, id: `${event}-p${place}-${nth}` })),
      // One address of each type, as the profile has.
      addresses: company.addresses.filter(
        ({ type }, index, all) => all.findIndex((other) => other.type === type) === index,
      ),
    })),
  };
};

const isCompanyPublic = ({ status, publicationStatus, isPublic }: StoredProductCompany) =>
  status === 'CONFIRMED' && publicationStatus === 'PUBLIC' && isPublic;

const versionFor = ({ asksApproval }: Settings, { status, current, approved }: StoredProduct) =>
  !asksApproval || status === null || status === 'PUBLIC' ? current : approved;

const isShown = (settings: Settings, version: StoredVersion | undefined): version is StoredVersion =>
  version !== undefined &&
  (settings.hideInnovativeProducts || !version.isNovelty || version.hasImage) &&
  (version.from === '' || version.from <= PRODUCT_TODAY) &&
  (version.until === '' || PRODUCT_TODAY <= version.until);

/** What visitors see, in order. */
const visibleIn = (settings: Settings, companies: readonly StoredProductCompany[]) =>
  companies
    .filter(isCompanyPublic)
    .filter(({ type }) => !(settings.hiddenTabs.products && type === 'CO_EXHIBITOR'))
    .flatMap((company) =>
      company.products.flatMap((product) => {
        const version = versionFor(settings, product);
        if (!isShown(settings, version)) return [];
        const isNovelty = version.isNovelty && !settings.hideInnovativeProducts;
        return [{ ...version, isNovelty, id: product.id, company }];
      }),
    )
    .toSorted((one, other) => {
      const [a, b] = [`${fold(one.name)} ${one.id}`, `${fold(other.name)} ${other.id}`];
      return a < b ? -1 : 1;
    });

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
      anyFair,
      fc.record({
        words: fc.subarray(['PUM', 'qui', 'şi', 'water', 'zzz'], { maxLength: 2 }),
        category: fc.constantFrom('', '', ...CATEGORIES, 'unknown'),
        novelties: fc.boolean(),
      }),
      fc.integer({ min: 1, max: 5 }),
    ],
    RUNS,
  )(
    'lists exactly the visible ones in order, each once, whatever the filters and pages',
    async (made, { words, category, novelties }, limit) => {
      const fair = fairOf(made);
      await store(fair);
      const event = idOf(fair.event);
      const all = visibleIn(made.settings, fair.companies);
      const matches = all
        .filter(({ name, company }) =>
          words.every((word) => fold(name).includes(fold(word)) || fold(company.name).includes(fold(word))),
        )
        .filter(({ categories }) => category === '' || categories.includes(category))
        .filter(({ isNovelty }) => !novelties || isNovelty);
      const seen: unknown[] = [];
      for (let offset = 0; offset <= matches.length; offset += limit) {
        const query = {
          ...{ words, offset, limit },
          ...(category && { category: productCategory(fair.event, category) }),
          ...(novelties && { isNovelty: true as const }),
        };
        const page = (await products().list(event, 'en', query))._unsafeUnwrap();
        expect(page.total).toBe(matches.length);
        seen.push(
          ...page.items.map(({ id, name, isNovelty, company, image }) => ({
            ...{ id, name, isNovelty, company: company.name, hasImage: image !== undefined },
          })),
        );
      }
      expect(seen).toEqual(
        matches.map(({ id, name, isNovelty, company, hasImage }) => ({
          ...{ id, name, isNovelty, company: company.name, hasImage },
        })),
      );
    },
    120_000,
  );

  it.prop([anyFair], RUNS)(
    'offers only filters that match something, and ignores the others',
    async (made) => {
      const fair = fairOf(made);
      await store(fair);
      const all = visibleIn(made.settings, fair.companies);
      const find = async (query: Parameters<typeof productSearch>[0]) =>
        (await findProducts(products())(idOf(fair.event), 'en', productSearch(query)))._unsafeUnwrap();
      const { facets, total } = await find({});
      expect(total).toBe(all.length);
      expect(facets.hasNovelties).toBe(all.some(({ isNovelty }) => isNovelty));
      const offered = facets.categories.flatMap(({ groups }) => groups.flatMap((group) => group.categories));
      const used = CATEGORIES.filter((name) => all.some(({ categories }) => categories.includes(name)));
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

  it.prop([anyFair, fc.constantFrom('', ...COUNTRIES, 'XX'), fc.boolean()], RUNS)(
    'finds exactly the exhibitors of a country, and those with a visible novelty',
    async (made, country, novelties) => {
      const fair = fairOf(made);
      await store(fair);
      const shown = fair.companies.filter(isCompanyPublic);
      const countryOf = ({ addresses }: StoredProductCompany) =>
        addresses.find(({ type }) => type === 'DEFAULT')?.country ?? '';
      const withNovelty = new Set(
        visibleIn(made.settings, fair.companies).flatMap(({ isNovelty, company }) =>
          isNovelty ? company.id : [],
        ),
      );
      const search = exhibitorSearch({ country, ...(novelties && { new: '1' }) });
      const found = (await findExhibitors(exhibitors())(idOf(fair.event), 'en', search))._unsafeUnwrap();
      const countries = COUNTRIES.filter((code) => shown.some((company) => countryOf(company) === code));
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
    const fair = fairOf({
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
