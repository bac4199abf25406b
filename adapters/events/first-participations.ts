import type { Page, Participation } from '@fairdesk/core/events';
import type { EventId, Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Http } from '../shared/http.ts';
import { type Condition, includedIn, listQuery, ManyDocument } from '../shared/json-api.ts';
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
  ): ResultAsync<Page<Participation>, Failure> =>
    http('get', `api/v0.1/events/${event}/participations`, ManyDocument, {
      searchParams: listQuery({
        ...{ include: 'brand,stands', filter, sort: 'slug' },
        ...{ offset, limit: Math.min(count - offset, PAGE_SIZE) },
      }),
    }).andThen((document) => {
      const lookup = includedIn(document);
      const items = [...previous, ...readAll(document.data, (data) => toParticipation(data, lookup, event))];
      const next = offset + document.data.length;
      const total = document.meta?.total ?? items.length;
      const hasNext = document.data.length > 0 && next < total;
      return hasNext && next < count ? readFrom(next, items) : okAsync({ items, total, hasNext });
    });
  return readFrom(0, []);
};
