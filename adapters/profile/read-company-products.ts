import type { Product } from '@fairdesk/core/products';
import { offersTab, type ProductSpot, type PublicProduct, type PublicProfile } from '@fairdesk/core/profile';
import type { EventId, Failure, Language } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { CATEGORY_FIELDS, categoryNames } from '../shared/resources/category-tree.ts';
import { type CompanyStanding, readStanding } from '../shared/resources/company-standing.ts';
import {
  type Condition,
  type Identifier,
  includedIn,
  listQuery,
  ManyDocument,
  type Resource,
} from '../shared/resources/json-api.ts';
import { MEDIA_FIELDS } from '../shared/resources/media-resources.ts';
import { PRODUCT_NAMES } from '../shared/resources/product-resource.ts';
import { toPublicProduct } from '../shared/resources/public-product.ts';
import { companyConditions, windowOf } from './product-conditions.ts';
import { publicDocument, publicVideo } from './public-resources.ts';

/** A company that visitors see, its fair, and what else was read with it. */
interface ReadCompany {
  readonly company: Resource;
  readonly fair: Resource;
  readonly lookup: (identifier: Identifier) => Resource | undefined;
}

interface Reading {
  readonly event: EventId;
  readonly language: Language;
  readonly now: Date;
}

type ProductsPage = Pick<PublicProfile, 'products' | 'productPage' | 'productTotal'>;

const PAGE_QUERY = {
  include: 'images,videos,documents,categories',
  fields: { products: `${PRODUCT_NAMES},approvedVersion`, categories: CATEGORY_FIELDS, ...MEDIA_FIELDS },
  sort: 'sortIndex,id',
};

const PLACE_QUERY = { fields: { products: 'sortIndex' }, limit: 1 };

/** Reads the products at a spot, in the order of the company; none if its participation type hides their tab. */
export const readCompanyProducts = (
  http: Http,
  { event, language, now }: Reading,
  { company, fair, lookup }: ReadCompany,
  { limit, page, product }: ProductSpot,
): ResultAsync<ProductsPage, Failure> => {
  const standing = readStanding(company, fair, now);
  if (!offersTab(standing.settings, standing.participationType, 'products'))
    return okAsync({ products: [], productPage: 1, productTotal: 0 });
  const conditions = companyConditions(windowOf(fair, now), company.id);
  const read = (query: Parameters<typeof listQuery>[0]) =>
    http('get', `api/v0.1/events/${event}/products`, ManyDocument, { searchParams: listQuery(query) });
  const pageAt = (productPage: number) =>
    read({ ...PAGE_QUERY, filter: conditions, offset: (productPage - 1) * limit, limit }).map(
      (document): ProductsPage => {
        const own = includedIn(document);
        const both = (identifier: Identifier) => own(identifier) ?? lookup(identifier);
        return {
          products: document.data.flatMap((one) => publicProducts(one, both, standing, language)),
          productPage,
          productTotal: document.meta?.total ?? document.data.length,
        };
      },
    );
  /** The number of the page with a product. */
  const pageOf = (id: string): ResultAsync<number, Failure> =>
    read({ ...PLACE_QUERY, filter: [...conditions, { name: 'id', op: 'eq', val: id }] }).andThen(
      ({ data: [found] }) =>
        found === undefined
          ? okAsync(page)
          : read({ ...PLACE_QUERY, filter: [...conditions, before(found)] }).map(
              ({ data, meta }) => Math.floor((meta?.total ?? data.length) / limit) + 1,
            ),
    );
  if (product === undefined) return pageAt(page);
  return pageAt(1).andThen((first) =>
    first.productTotal <= limit || first.products.some(({ id }) => id === product)
      ? okAsync(first)
      : pageOf(product).andThen((there) => (there === 1 ? okAsync(first) : pageAt(there))),
  );
};

const Place = z.object({ sortIndex: z.catch(z.number(), 0) });

/** Those before a product, in the order of the company. */
const before = ({ id, attributes }: Resource): Condition => {
  const { sortIndex } = Place.parse(attributes);
  return {
    or: [
      { name: 'sortIndex', op: 'lt', val: sortIndex },
      {
        and: [
          { name: 'sortIndex', op: 'eq', val: sortIndex },
          { name: 'id', op: 'lt', val: id },
        ],
      },
    ],
  };
};

/** Empty if the product is not public, as its rules know better than the query. */
const publicProducts = (
  resource: Resource,
  lookup: ReadCompany['lookup'],
  standing: CompanyStanding,
  language: Language,
): readonly PublicProduct[] =>
  toPublicProduct(resource, lookup, standing)
    .filter(({ state }) => state === 'public')
    .map((product) => publicProduct(product, lookup, standing, language));

const publicProduct = (
  product: Product,
  lookup: ReadCompany['lookup'],
  { settings }: CompanyStanding,
  language: Language,
): PublicProduct => {
  const categories = product.categories.flatMap((id) => lookup({ type: 'categories', id }) ?? []);
  return {
    id: product.id,
    name: product.name,
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    url: product.url,
    introductionDate: product.introductionDate,
    isNovelty: product.isNovelty && !settings.hideInnovativeProducts,
    images: product.images,
    videos: product.videos.map(publicVideo),
    documents: product.documents.flatMap(publicDocument),
    categories: settings.hideCategories ? [] : categoryNames(categories, language),
  };
};
