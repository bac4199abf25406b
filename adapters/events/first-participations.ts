import type { Page, Participation } from '@fairdesk/core/events';
import type { EventId, Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Http } from '../shared/http/http.ts';
import {
  type Condition,
  includedIn,
  listQuery,
  ManyDocument,
  nextOffset,
} from '../shared/resources/json-api.ts';
import { toParticipation } from './event-resources.ts';
import { readAll } from './read-all.ts';

/** Number of participations per page: the maximum of the service. */
const PAGE_SIZE = 100;

/** The first `count` participations of an event, sorted by slug: read in pages, as the service limits each of them. */
export const firstParticipations = (
  http: Http,
  event: EventId,
  filter: readonly Condition[],
  count: number,
): ResultAsync<Page<Participation>, Failure> => {
  const readFrom = (
    offset: number,
    previous: readonly Participation[],
  ): ResultAsync<Page<Participation>, Failure> => {
    const limit = Math.min(count - offset, PAGE_SIZE);
    return http('get', `api/v0.1/events/${event}/participations`, ManyDocument, {
      searchParams: listQuery({ include: 'brand,stands', filter, sort: 'slug', offset, limit }),
    }).andThen((document) => {
      const lookup = includedIn(document);
      const items = [...previous, ...readAll(document.data, (data) => toParticipation(data, lookup, event))];
      const next = nextOffset(document, offset, limit);
      if (next !== undefined && next < count) return readFrom(next, items);
      return okAsync({ items, total: document.meta?.total ?? items.length, hasNext: next !== undefined });
    });
  };
  return readFrom(0, []);
};
