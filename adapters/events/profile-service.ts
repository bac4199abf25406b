import { EVENT_FAULTS, type EventDirectory } from '@fairdesk/core/events';
import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { err, ok, okAsync, type Result } from 'neverthrow';
import type { Http } from '../shared/http/http.ts';
import { withFault } from '../shared/http/with-fault.ts';
import { containing } from '../shared/plain-pattern.ts';
import { readWithTasks } from '../shared/resources/company-tasks.ts';
import {
  type Condition,
  includedIn,
  listQuery,
  ManyDocument,
  OneDocument,
  sparse,
} from '../shared/resources/json-api.ts';
import { EVENT, readLinked } from '../shared/resources/read-linked.ts';
import { toEvent, toParticipation, toPlace } from './event-resources.ts';
import { firstParticipations } from './first-participations.ts';
import { readAll } from './read-all.ts';

/** Maximum length of the list of events. Source: portal spec §9. */
const EVENTS_PAGE_SIZE = 100;

/** Events and participations in the profile service, for the server. Source: portal spec §7. */
export const createEventDirectory = (http: Http): EventDirectory => ({
  events: () =>
    http('get', 'api/v0.1/events', ManyDocument, {
      searchParams: listQuery({ include: 'show', limit: EVENTS_PAGE_SIZE, sort: 'name' }),
    })
      .mapErr(withFault(EVENT_FAULTS.event))
      .map((document) => readAll(document.data, (data) => toEvent(data, includedIn(document)))),

  event: (id) =>
    http('get', `api/v0.1/events/${id}`, OneDocument, { searchParams: { include: 'show' } })
      .andThen((document) => readable(toEvent(document.data, includedIn(document))))
      .mapErr(withFault(EVENT_FAULTS.event)),

  participations: (event, only, count, search = '') => {
    if (only !== 'all' && only.length === 0) return okAsync({ items: [], total: 0, hasNext: false });
    return firstParticipations(http, event, [...confirmed(only), ...matching(search)], count).mapErr(
      withFault(EVENT_FAULTS.participations),
    );
  },

  count: (event, only) => {
    if (only !== 'all' && only.length === 0) return okAsync(0);
    return http('get', `api/v0.1/events/${event}/participations`, ManyDocument, {
      // A user with one company gets a page that is not full, which the service need not count.
      searchParams: listQuery({ filter: confirmed(only), limit: 2, fields: { participations: 'slug' } }),
    })
      .mapErr(withFault(EVENT_FAULTS.participations))
      .map(({ data, meta }) => meta?.total ?? data.length);
  },

  place: (id) =>
    readLinked(
      http,
      `api/v0.1/participations/${encodeURIComponent(id)}`,
      EVENT,
      sparse({ participations: 'participationType,event' }),
    )
      .andThen(({ data }) => readable(toPlace(data)))
      .mapErr(withFault(EVENT_FAULTS.participation)),

  participation: (id) =>
    http('get', `api/v0.1/participations/${encodeURIComponent(id)}`, OneDocument, {
      searchParams: { include: 'event,stands,brand', ...sparse({ events: 'name' }) },
    })
      .andThen((document) => readable(toParticipation(document.data, includedIn(document))))
      .mapErr(withFault(EVENT_FAULTS.participation)),
});

/** The place of a participation whose tasks the request reads next: both by one read. */
export const createTaskPlace =
  (http: Http): EventDirectory['place'] =>
  (id) =>
    readWithTasks(http, id)
      .andThen(({ data }) => readable(toPlace(data)))
      .mapErr(withFault(EVENT_FAULTS.participation));

const confirmed = (only: readonly ParticipationId[] | 'all'): readonly Condition[] => [
  { name: 'status', op: 'eq', val: 'CONFIRMED' },
  ...(only === 'all' ? [] : [{ name: 'id', op: 'in', val: only }]),
];

/** The companies whose name, whose organisation's name or one of whose stand numbers contains a text. */
const matching = (search: string): readonly Condition[] => {
  if (search.trim() === '') return [];
  const like = (name: string): Condition => ({ name, op: 'ilike', val: containing(search) });
  const stand: Condition = { name: 'stands', op: 'any', val: like('standNumber') };
  return [{ or: [like('name'), like('organizationName'), stand] }];
};

const readable = <T>(value: T | undefined): Result<T, Failure> =>
  value === undefined
    ? err({ kind: 'malformed', source: 'profile service', detail: 'invalid attributes' })
    : ok(value);
