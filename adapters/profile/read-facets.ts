import { type ExhibitorFacets, exhibitorFacets, type FacetSource } from '@fairdesk/core/profile';
import type { EventId, Failure, Language } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { CATEGORY_FIELDS, toCategoryTree } from '../shared/category-tree.ts';
import { readFair, STANDING_FIELDS } from '../shared/company-standing.ts';
import type { Http } from '../shared/http.ts';
import { includedIn, listQuery, ManyDocument, OneDocument, related, sparse } from '../shared/json-api.ts';
import { readProfileSettings } from '../shared/read-profile-settings.ts';
import { PUBLIC } from './exhibitor-conditions.ts';
import { type ProductWindow, windowOf, withNovelty } from './product-conditions.ts';
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

/** Reads the filters for an event's exhibitors, from the name, halls and categories of each company. */
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
    return ResultAsync.combine([
      readSources(http, event, []),
      readHasNovelties(http, event, windowOf(data, now)),
    ]).map(([sources, hasNovelties]) => exhibitorFacets(sources, tree, hasNovelties));
  });

const readHasNovelties = (http: Http, event: EventId, window: ProductWindow): ResultAsync<boolean, Failure> =>
  http('get', `api/v0.1/events/${event}/participations`, ManyDocument, {
    searchParams: listQuery({ ...SLUG_QUERY, filter: [...PUBLIC, ...withNovelty(window)], limit: 1 }),
  }).map(({ data }) => data.length > 0);

const readSources = (
  http: Http,
  event: EventId,
  known: readonly FacetSource[],
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
      offset: known.length,
      limit: PAGE_SIZE,
    }),
  }).andThen((document) => {
    const lookup = includedIn(document);
    const sources = [
      ...known,
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
