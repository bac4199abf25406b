import type { Insertable } from 'kysely';
import { fold } from '#adapters/platform/database/fold.ts';
import type { Query } from '#adapters/platform/database/open-database.ts';
import type { Tables } from '#adapters/platform/database/tables.ts';
import { approvedProduct } from '#adapters/shared/resources/approved-product.ts';
import { PRODUCT_FORM } from './product-form.ts';

/** Today at every fair of these tests, at noon. */
export const PRODUCT_TODAY = '2027-01-12';
export const PRODUCT_NOW = new Date(`${PRODUCT_TODAY}T12:00:00Z`);

/** The words of a product, and the days on which visitors may see them. */
export interface StoredVersion {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly isNovelty: boolean;
  readonly hasImage: boolean;
  readonly categories: readonly string[];
}

/** A product, with the version that was approved while `current` is under review. */
export interface StoredProduct {
  readonly id: string;
  readonly current: StoredVersion;
  readonly status: 'PUBLIC' | 'IN_REVIEW' | 'SENT_BACK' | null;
  readonly approved?: StoredVersion;
}

export interface StoredProductCompany {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly publicationStatus: string;
  readonly isPublic: boolean;
  readonly type: string | null;
  readonly addresses: readonly { readonly type: string; readonly country: string }[];
  readonly products: readonly StoredProduct[];
}

export interface StoredProductFair {
  readonly event: string;
  readonly profileSettings: Readonly<Record<string, unknown>>;
  /** Names of leaf categories, which are also the ends of their ids. */
  readonly categories: readonly string[];
  readonly companies: readonly StoredProductCompany[];
}

const AT = PRODUCT_NOW.toISOString();
const row = (id: string) => ({ id, created: AT, modified: AT });

/** The id of a category of a fair. */
export const productCategory = (event: string, name: string): string => `${event}-${name}`;

/** Stores a public fair with these companies and products, each write as the platform does it. */
export const storeProductFair = async (query: Query, fair: StoredProductFair): Promise<void> => {
  const { event, companies } = fair;
  await query
    .insertInto('events')
    .values({
      ...{ ...row(event), name: 'Fair', nameFolded: 'fair', slug: `fair-${event}`, timeZone: 'UTC' },
      ...{ publicationStatus: 'PUBLIC', profileSettings: JSON.stringify(fair.profileSettings) },
    })
    .execute();
  await storeCategories(query, fair);
  await insertAll(
    query,
    'participations',
    companies.map(({ id, name, status, publicationStatus, isPublic, type }) => ({
      ...{ ...row(id), eventId: event, organizationName: name, organizationNameFolded: fold(name) },
      ...{ name, nameFolded: fold(name), slug: `slug-${id}`, status, publicationStatus },
      ...{ isPublic: isPublic ? 1 : 0, participationType: type },
    })),
  );
  await insertAll(
    query,
    'addresses',
    companies.flatMap(({ id, addresses }) =>
      addresses.map(({ type, country }, place) => ({
        ...{ ...row(`${id}-a${place}`), participationId: id, addressType: type, country },
      })),
    ),
  );
  const products = companies.flatMap((company) =>
    company.products.map((product) => ({ ...product, company: company.id })),
  );
  await insertAll(
    query,
    'products',
    products.map(({ id, company, status, current, approved }) => ({
      ...{ ...row(id), eventId: event, participationId: company, registrationStatus: 'new' },
      ...wordsOf(approved ?? current),
      publicationStatus: approved ? 'PUBLIC' : status,
    })),
  );
  for (const { id, status, current, approved } of products) {
    if (!approved) continue;
    const approvedVersion = JSON.stringify(versionOf(event, approved));
    const change = { ...wordsOf(current), publicationStatus: status, approvedVersion };
    await query.updateTable('products').set(change).where('id', '=', id).execute();
  }
  await insertAll(
    query,
    'productCategories',
    products.flatMap(({ id, current }) =>
      current.categories.map((name) => ({ productId: id, categoryId: productCategory(event, name) })),
    ),
  );
  await insertAll(
    query,
    'images',
    products.flatMap(({ id, current }) =>
      current.hasImage ? [{ ...row(`${id}-i`), productId: id, title: 'I', mediaUrl: '/files/i.png' }] : [],
    ),
  );
};

const storeCategories = async (query: Query, { event, categories }: StoredProductFair): Promise<void> => {
  const category = (name: string, level: string, parent: string | null) => ({
    ...{ ...row(productCategory(event, name)), eventId: event, name, nameFolded: fold(name), level },
    parentId: parent,
  });
  await insertAll(query, 'categories', [category('main', 'main', null)]);
  await insertAll(query, 'categories', [category('sub', 'sub', productCategory(event, 'main'))]);
  await insertAll(
    query,
    'categories',
    categories.map((name) => category(name, 'leaf', productCategory(event, 'sub'))),
  );
};

const wordsOf = ({ name, from, until, isNovelty }: StoredVersion) => ({
  ...{ name, nameFolded: fold(name), isNovelty: isNovelty ? 1 : 0 },
  publicFrom: from === '' ? null : `${from}T00:00:00.000Z`,
  publicUntil: until === '' ? null : `${until}T00:00:00.000Z`,
});

const versionOf = (event: string, version: StoredVersion) =>
  approvedProduct({
    ...{ id: '', version: '1', sortIndex: 1, registrationStatus: 'new', state: 'public' },
    ...{ ...PRODUCT_FORM, name: version.name, isNovelty: version.isNovelty },
    ...{ publicFrom: version.from, publicUntil: version.until },
    images: version.hasImage
      ? [{ id: 'i', title: 'I', mediaUrl: '/files/i.png', mediaLength: 1, thumbnailUrls: {}, sortIndex: 1 }]
      : [],
    ...{ videos: [], documents: [] },
    categories: version.categories.map((name) => productCategory(event, name)),
  });

const ROWS_AT_ONCE = 200;

const insertAll = async <Table extends keyof Tables>(
  query: Query,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await query
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
};
