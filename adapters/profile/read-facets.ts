import {
  type ExhibitorFacets,
  exhibitorFacets,
  type FacetSource,
  type FacetValues,
  facetValues,
} from '@fairdesk/core/profile';
import type { EventId, Failure, Language } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { CATEGORY_FIELDS, toCategoryTree } from '../shared/resources/category-tree.ts';
import { readFair, STANDING_FIELDS } from '../shared/resources/company-standing.ts';
import {
  includedIn,
  listQuery,
  ManyDocument,
  OneDocument,
  related,
  sparse,
} from '../shared/resources/json-api.ts';
import { readProfileSettings } from '../shared/resources/read-profile-settings.ts';
import { PUBLIC } from './exhibitor-conditions.ts';
import {
  type ProductWindow,
  showsProducts,
  visibleNovelty,
  windowOf,
  withNovelty,
} from './product-conditions.ts';
import { countryOf, hallsOf, nameOf, SLUG_QUERY } from './public-resources.ts';

/** Number of companies per page: the maximum of the service. */
const PAGE_SIZE = 100;

const NO_FACETS: ExhibitorFacets = {
  letters: [],
  halls: [],
  categories: [],
  countries: [],
  hasNovelties: false,
};

/**
 * Reads the filters for an event's exhibitors: the service lists the values that they have. They are collected from all
 * exhibitors where the profile service has no such list.
 */
export const readFacets = (
  http: Http,
  event: EventId,
  language: Language,
  now: Date,
): ResultAsync<ExhibitorFacets, Failure> =>
  http('get', `api/v0.1/events/${event}`, OneDocument, {
    searchParams: {
      include: 'categories',
      ...sparse({ events: `${STANDING_FIELDS.events},categories`, categories: CATEGORY_FIELDS }),
    },
  }).andThen((document) => {
    const { data } = document;
    if (!readFair(data, now).isPublic) return okAsync(NO_FACETS);
    const lookup = includedIn(document);
    const hidden = readProfileSettings(data.attributes).hideCategories;
    const resources = related(data, 'categories').flatMap((identifier) => lookup(identifier) ?? []);
    const tree = hidden ? [] : toCategoryTree(resources, new Set(), language);
    const window = windowOf(data, now);
    return readValues(http, event, window)
      .orElse((failure) =>
        failure.kind === 'not-found' ? collectValues(http, event, window) : errAsync(failure),
      )
      .map(({ hasNovelties, ...values }) => exhibitorFacets(values, tree, hasNovelties));
  });

type Values = FacetValues & Pick<ExhibitorFacets, 'hasNovelties'>;

const texts = z.array(z.string());
const ValueDocument = z.object({
  data: z.object({
    attributes: z.object({
      ...{ initials: texts, halls: texts, countries: texts, categories: texts },
      hasProduct: z.boolean(),
    }),
  }),
});

const readValues = (http: Http, event: EventId, window: ProductWindow): ResultAsync<Values, Failure> =>
  http('get', `api/v0.1/events/${event}/exhibitor-values`, ValueDocument, {
    searchParams: {
      'filter[participations]': JSON.stringify(showsProducts(window)),
      'filter[products]': JSON.stringify(visibleNovelty(window)),
    },
  }).map(({ data: { attributes } }) => {
    const { initials, hasProduct, ...values } = attributes;
    // Names without a first character to sort by are under no letter.
    const names = initials.filter((initial) => initial.trim() !== '');
    return { ...values, names, hasNovelties: hasProduct };
  });

const collectValues = (http: Http, event: EventId, window: ProductWindow): ResultAsync<Values, Failure> =>
  ResultAsync.combine([readSources(http, event, []), readHasNovelties(http, event, window)]).map(
    ([sources, hasNovelties]) => ({ ...facetValues(sources), hasNovelties }),
  );

const readHasNovelties = (http: Http, event: EventId, window: ProductWindow): ResultAsync<boolean, Failure> =>
  http('get', `api/v0.1/events/${event}/participations`, ManyDocument, {
    searchParams: listQuery({ ...SLUG_QUERY, filter: [...PUBLIC, ...withNovelty(window)], limit: 1 }),
  }).map(({ data }) => data.length > 0);

const readSources = (
  http: Http,
  event: EventId,
  previous: readonly FacetSource[],
): ResultAsync<readonly FacetSource[], Failure> =>
  http('get', `api/v0.1/events/${event}/participations`, ManyDocument, {
    searchParams: listQuery({
      filter: PUBLIC,
      // The service lists a company's categories only when they are included.
      include: 'stands,categories,addresses',
      fields: {
        participations: 'name,organizationName,stands,categories,addresses',
        addresses: 'addressType,country',
        stands: 'standNumber,hall',
        categories: 'name',
      },
      // The order does not matter, and by name every page would sort all companies.
      sort: 'id',
      offset: previous.length,
      limit: PAGE_SIZE,
    }),
  }).andThen((document) => {
    const lookup = includedIn(document);
    const sources = [
      ...previous,
      ...document.data.map((resource) => ({
        name: nameOf(resource),
        halls: hallsOf(resource, lookup),
        categories: related(resource, 'categories').map(({ id }) => id),
        country: countryOf(resource, lookup),
      })),
    ];
    const total = document.meta?.total ?? sources.length;
    const isLast = document.data.length === 0 || sources.length >= total;
    return isLast ? okAsync(sources) : readSources(http, event, sources);
  });
