import type { ExhibitorDirectory } from '@fairdesk/core/profile';
import type { Clock, EventId, Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Http } from '../shared/http/http.ts';
import { plain } from '../shared/plain-pattern.ts';
import { readFair } from '../shared/resources/company-standing.ts';
import { fairResource } from '../shared/resources/fair-resource.ts';
import { includedIn, listQuery, ManyDocument, type Resource } from '../shared/resources/json-api.ts';
import { conditionsOf, PUBLIC } from './exhibitor-conditions.ts';
import { windowOf, withNovelty } from './product-conditions.ts';
import {
  PUBLIC_QUERY,
  SLUG_QUERY,
  SUMMARY_QUERY,
  slugIn,
  toPublicProfile,
  toSummary,
} from './public-resources.ts';
import { readCompanyProducts } from './read-company-products.ts';
import { readFacets } from './read-facets.ts';

/**
 * The public exhibitors in the profile service, for the server.
 *
 * The queries themselves are restricted to companies that are confirmed, published and willing, so that
 * non-public data is never fetched.
 */
export const createExhibitorDirectory = (http: Http, clock: Clock): ExhibitorDirectory => {
  const opened = (event: EventId): ResultAsync<Resource | undefined, Failure> =>
    fairResource(http, event).map((fair) => (readFair(fair, clock()).isPublic ? fair : undefined));
  const participations = (event: EventId, query: Parameters<typeof listQuery>[0]) =>
    http('get', `api/v0.1/events/${event}/participations`, ManyDocument, {
      searchParams: listQuery(query),
    });
  return {
    list: (event, language, query) =>
      opened(event).andThen((fair) => {
        if (fair === undefined) return okAsync({ items: [], total: 0 });
        const { offset, limit } = query;
        const filter = conditionsOf(query, withNovelty(windowOf(fair, clock())));
        return participations(event, { ...SUMMARY_QUERY, filter, sort: 'name,id', offset, limit }).map(
          (document) => ({
            items: document.data.map((one) => toSummary(one, includedIn(document), language)),
            total: document.meta?.total ?? document.data.length,
          }),
        );
      }),
    slugs: (event, { offset, limit }) =>
      opened(event).andThen((fair) => {
        if (fair === undefined) return okAsync({ items: [], total: 0 });
        return participations(event, { ...SLUG_QUERY, filter: PUBLIC, sort: 'id', offset, limit }).map(
          ({ data, meta }) => ({ items: data.map(slugIn), total: meta?.total ?? data.length }),
        );
      }),
    facets: (event, language) => readFacets(http, event, language, clock()),
    find: (event, slug, language, spot) =>
      opened(event).andThen((fair) => {
        if (fair === undefined || !canBeSlug(slug)) return errAsync(unknown(slug));
        const bySlug = { name: 'slug', op: 'eq', val: slug };
        const byFormer = { name: 'formerSlugs', op: 'like', val: `%|${plain(slug)}|%` };
        return participations(event, { ...PUBLIC_QUERY, filter: [...PUBLIC, bySlug], limit: 1 })
          .andThen((document) =>
            document.data.length > 0
              ? okAsync(document)
              : participations(event, { ...PUBLIC_QUERY, filter: [...PUBLIC, byFormer], limit: 1 }),
          )
          .andThen((document) => {
            const [company] = document.data;
            if (company === undefined) return errAsync<never, Failure>(unknown(slug));
            const [lookup, now] = [includedIn(document), clock()];
            const profile = toPublicProfile(company, fair, lookup, language, now);
            return readCompanyProducts(http, { event, language, now }, { company, fair, lookup }, spot).map(
              (products) => ({ ...profile, ...products }),
            );
          });
      }),
  };
};

/** The longest slug that a profile service stores, in characters. */
const STORED_SLUG_MAX = 200;

/** Whether the service accepts a text to compare slugs with: any text may stand in an address. */
const canBeSlug = (text: string): boolean =>
  text.length <= STORED_SLUG_MAX && !text.includes('\0') && text.isWellFormed();

const unknown = (slug: string): Failure => ({ kind: 'not-found', what: `exhibitor ${slug}` });
