import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import {
  EVENTS_PAGE_SIZE,
  type EventDirectory,
  type EventSite,
  type FairEvent,
  type Participation,
  type SiteDirectory,
  type SiteLook,
} from '../events/index.ts';
import type { EventId, Failure, ParticipationId } from '../shared/index.ts';

/** A directory of exactly these events and participations. */
export const memoryEventDirectory = (
  events: readonly FairEvent[],
  participations: readonly Participation[],
): EventDirectory => ({
  events: () =>
    okAsync(events.toSorted((one, other) => order(one.name, other.name)).slice(0, EVENTS_PAGE_SIZE)),
  event: (id) =>
    orNotFound(
      events.find((event) => event.id === id),
      'the event',
    ),
  participations: (event, only, count) => {
    const all = confirmed(participations, event, only).toSorted((one, other) => order(one.slug, other.slug));
    return okAsync({ items: all.slice(0, count), total: all.length, hasNext: count < all.length });
  },
  count: (event, only) => okAsync(confirmed(participations, event, only).length),
  place: (id) =>
    orNotFound(
      participations.find((participation) => participation.id === id),
      'the participation',
    ).map(({ event, participationType }) => ({ id, event, participationType })),
  participation: (id) =>
    orNotFound(
      participations.find((participation) => participation.id === id),
      'the participation',
    ),
});

const confirmed = (
  participations: readonly Participation[],
  event: EventId,
  only: readonly ParticipationId[] | 'all',
): readonly Participation[] =>
  participations
    .filter((one) => one.event === event && one.status === 'CONFIRMED')
    .filter(({ id }) => only === 'all' || only.includes(id));

/** A directory of exactly these sites, and of the look of pages that belong to no event. */
export const memorySiteDirectory = (
  sites: readonly EventSite[],
  portal: SiteLook = { brandColour: '' },
): SiteDirectory => ({
  sites: () => okAsync(sites),
  portal: () => okAsync(portal),
});

const orNotFound = <T>(value: T | undefined, what: string): ResultAsync<T, Failure> =>
  value === undefined ? errAsync({ kind: 'not-found', what }) : okAsync(value);

const order = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
