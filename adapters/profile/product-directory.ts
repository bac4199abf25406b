import {
  type MainGroup,
  onlySelected,
  type ProductDirectory,
  type ProductFacets,
  type ProductSummary,
  withSelected,
} from '@fairdesk/core/profile';
import type { Clock, EventId, Failure, Language } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import type { Http } from '../shared/http/http.ts';
import { ApprovedProductSchema } from '../shared/resources/approved-product.ts';
import { CATEGORY_FIELDS, toCategoryTree } from '../shared/resources/category-tree.ts';
import { readFair, readStanding, STANDING_FIELDS } from '../shared/resources/company-standing.ts';
import {
  type Condition,
  includedIn,
  listQuery,
  ManyDocument,
  OneDocument,
  type Resource,
  related,
  sparse,
} from '../shared/resources/json-api.ts';
import { MEDIA_FIELDS } from '../shared/resources/media-resources.ts';
import { PRODUCT_NAMES } from '../shared/resources/product-resource.ts';
import { toPublicProduct } from '../shared/resources/public-product.ts';
import {
  ownCategories,
  type ProductWindow,
  productConditions,
  productOrder,
  underReview,
  windowOf,
} from './product-conditions.ts';
import { nameOf, slugIn, standsOf } from './public-resources.ts';

/** The query of a list page. */
const SUMMARY_QUERY = {
  include: 'participation.stands,images',
  fields: {
    products: `${PRODUCT_NAMES},approvedVersion,participation`,
    participations: `name,organizationName,slug,stands,${STANDING_FIELDS.participations}`,
    stands: 'standNumber,hall',
    images: MEDIA_FIELDS.images,
  },
};

/** The maximum page size of the service. */
const PAGE_SIZE = 100;

const NO_FACETS: ProductFacets = { categories: [], hasNovelties: false };

/**
 * The public products in the profile service, for the server.
 *
 * The queries themselves are restricted to what visitors may see, so that pages and totals are exact.
 */
export const createProductDirectory = (http: Http, clock: Clock): ProductDirectory => ({
  list: (event, _language, query) =>
    openFair(http, event, {}).andThen(({ data: fair }) => {
      const now = clock();
      if (!readFair(fair, now).isPublic) return okAsync({ items: [], total: 0 });
      const window = windowOf(fair, now);
      const { offset, limit } = query;
      const filter = productConditions(event, window, query);
      return products(http, event, {
        ...{ ...SUMMARY_QUERY, filter, sort: productOrder(window), offset, limit },
      }).map((document) => ({
        items: document.data.flatMap((one) => toSummary(one, fair, includedIn(document), now)),
        total: document.meta?.total ?? document.data.length,
      }));
    }),
  facets: (event, language) =>
    openFair(http, event, { include: 'categories' }).andThen((document) => {
      const now = clock();
      if (!readFair(document.data, now).isPublic) return okAsync(NO_FACETS);
      const window = windowOf(document.data, now);
      return ResultAsync.combine([
        window.settings.hideCategories
          ? okAsync<readonly MainGroup[], Failure>([])
          : readCategories(http, event, language, window, document),
        hasSome(http, event, productConditions(event, window, { isNovelty: true })),
      ]).map(([categories, hasNovelties]) => ({ categories, hasNovelties }));
    }),
});

const openFair = (http: Http, event: EventId, include: { readonly include?: 'categories' }) =>
  http('get', `api/v0.1/events/${event}`, OneDocument, {
    searchParams: {
      ...include,
      ...sparse({ events: `${STANDING_FIELDS.events},categories`, categories: CATEGORY_FIELDS }),
    },
  });

const products = (http: Http, event: EventId, query: Parameters<typeof listQuery>[0]) =>
  http('get', `api/v0.1/events/${event}/products`, ManyDocument, { searchParams: listQuery(query) });

const hasSome = (http: Http, event: EventId, filter: readonly Condition[]): ResultAsync<boolean, Failure> =>
  products(http, event, { fields: { products: 'name' }, filter, limit: 1 }).map(
    ({ data }) => data.length > 0,
  );

type FairDocument = Parameters<typeof includedIn>[0] & { readonly data: Resource };

/** The categories of visible products, with their headings. */
const readCategories = (
  http: Http,
  event: EventId,
  language: Language,
  window: ProductWindow,
  document: FairDocument,
): ResultAsync<readonly MainGroup[], Failure> => {
  const lookup = includedIn(document);
  const resources = related(document.data, 'categories').flatMap((identifier) => lookup(identifier) ?? []);
  const tree = toCategoryTree(resources, new Set(), language);
  return ResultAsync.combine([
    usedCategories(http, event, window, []),
    window.settings.asksApproval
      ? approvedCategories(http, event, window, [])
      : okAsync<readonly string[], Failure>([]),
  ]).map(([own, approved]) => onlySelected(withSelected(tree, [...own, ...approved])));
};

const usedCategories = (
  http: Http,
  event: EventId,
  window: ProductWindow,
  previous: readonly string[],
): ResultAsync<readonly string[], Failure> =>
  http('get', `api/v0.1/events/${event}/categories`, ManyDocument, {
    searchParams: listQuery({
      ...{ fields: { categories: 'name' }, sort: 'id', offset: previous.length, limit: PAGE_SIZE },
      filter: [
        { name: 'level', op: 'eq', val: 'leaf' },
        { name: 'products', op: 'any', val: ownCategories(event, window) },
      ],
    }),
  }).andThen(({ data, meta }) => {
    const used = [...previous, ...data.map(({ id }) => id)];
    const isLast = data.length === 0 || used.length >= (meta?.total ?? used.length);
    return isLast ? okAsync(used) : usedCategories(http, event, window, used);
  });

/** The categories of approved versions of which a change is under review, which no relation holds. */
const approvedCategories = (
  http: Http,
  event: EventId,
  window: ProductWindow,
  previous: readonly (readonly string[])[],
): ResultAsync<readonly string[], Failure> =>
  products(http, event, {
    ...{ fields: { products: 'approvedVersion' }, filter: underReview(event, window), sort: 'id' },
    ...{ offset: previous.length, limit: PAGE_SIZE },
  }).andThen(({ data, meta }) => {
    const read = [...previous, ...data.map(approvedIn)];
    const isLast = data.length === 0 || read.length >= (meta?.total ?? read.length);
    return isLast ? okAsync(read.flat()) : approvedCategories(http, event, window, read);
  });

const approvedIn = ({ attributes }: Resource): readonly string[] =>
  ApprovedProductSchema.safeParse(attributes.approvedVersion).data?.categories ?? [];

/** A product as a list item; empty if it is not public, as its rules know better than the query. */
const toSummary = (
  resource: Resource,
  fair: Resource,
  lookup: ReturnType<typeof includedIn>,
  now: Date,
): readonly ProductSummary[] => {
  const [company] = related(resource, 'participation').flatMap((identifier) => lookup(identifier) ?? []);
  if (company === undefined) return [];
  const standing = readStanding(company, fair, now);
  return toPublicProduct(resource, lookup, standing).flatMap(
    ({ id, name, shortDescription, isNovelty, images: [image], state }) =>
      state === 'public'
        ? [
            {
              ...{ id, name, shortDescription, ...(image && { image }) },
              isNovelty: isNovelty && !standing.settings.hideInnovativeProducts,
              company: { name: nameOf(company), slug: slugIn(company) },
              stands: standsOf(company, lookup),
            },
          ]
        : [],
  );
};
