import { addDays } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { fold } from '#adapters/platform/database/fold.ts';
import {
  PRODUCT_TODAY,
  type StoredProduct,
  type StoredProductCompany,
  type StoredProductFair,
  type StoredVersion,
} from '../worlds/product-fair.ts';

/** The categories of every fair, by name. */
export const PRODUCT_CATEGORIES = ['pumps', 'pipes', 'locks'];
export const PRODUCT_COUNTRIES = ['NL', 'TR', 'BE'];

const anyDay = fc.constantFrom('', '', ...[-9, -1, 0, 1, 9].map((days) => addDays(PRODUCT_TODAY, days)));
const anyVersion: fc.Arbitrary<StoredVersion> = fc.record({
  // Few names, so that many sort and match alike; only letters, so that every collation agrees.
  name: fc.constantFrom('Pump', 'pümp', 'Quiet', 'quietpump', 'Şişe', 'Zeta', 'Æther'),
  from: anyDay,
  until: anyDay,
  isNovelty: fc.boolean(),
  hasImage: fc.boolean(),
  categories: fc.subarray(PRODUCT_CATEGORIES),
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
    fc.record({
      type: fc.constantFrom('DEFAULT', 'INVOICE'),
      country: fc.constantFrom(...PRODUCT_COUNTRIES, ''),
    }),
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
/** A fair with any companies, products, approvals and days of publication. */
export const anyProductFair = fc.record({
  settings: anySettings,
  companies: fc.array(anyCompany, { maxLength: 7 }),
});

let events = 5_000;

/** Gives every company and product an id that no other fair has. */
export const productFairOf = ({
  settings,
  companies,
}: typeof anyProductFair extends fc.Arbitrary<infer T> ? T : never): StoredProductFair => {
  events += 1;
  const event = String(events);
  return {
    ...{ event, profileSettings: settings, categories: PRODUCT_CATEGORIES },
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

export const isCompanyPublic = ({ status, publicationStatus, isPublic }: StoredProductCompany) =>
  status === 'CONFIRMED' && publicationStatus === 'PUBLIC' && isPublic;

const versionFor = ({ asksApproval }: Settings, { status, current, approved }: StoredProduct) =>
  !asksApproval || status === null || status === 'PUBLIC' ? current : approved;

const isShown = (settings: Settings, version: StoredVersion | undefined): version is StoredVersion =>
  version !== undefined &&
  (settings.hideInnovativeProducts || !version.isNovelty || version.hasImage) &&
  (version.from === '' || version.from <= PRODUCT_TODAY) &&
  (version.until === '' || PRODUCT_TODAY <= version.until);

/** What visitors see, in order. */
export const visibleProducts = (settings: Settings, companies: readonly StoredProductCompany[]) =>
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
