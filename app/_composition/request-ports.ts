import type { EventDirectory } from '@fairdesk/core/events';
import type { ParticipationId } from '@fairdesk/core/shared';
import type { Container } from 'inversify';
import { oncePerKey } from '#adapters/shared/http/once-per-key.ts';
import { EVENT_DIRECTORY, REQUEST_EVENTS, REQUEST_SITES, SITE_DIRECTORY, TASK_PLACE } from './events.ts';
import { ACCESS_BOOK, OPEN_SESSION, REQUEST_ACCESS, REQUEST_SESSION } from './session.ts';

/** Binds the ports whose data belong to one request: each reads an item once, however often it is used. */
export const bindRequestPorts = (server: Container): void => {
  server
    .bind(REQUEST_SESSION)
    .toResolvedValue((open) => oncePerKey(open), [OPEN_SESSION])
    .inRequestScope();
  server
    .bind(REQUEST_ACCESS)
    .toResolvedValue(({ membershipsOf }) => ({ membershipsOf: oncePerKey(membershipsOf) }), [ACCESS_BOOK])
    .inRequestScope();
  server.bind(REQUEST_EVENTS).toResolvedValue(readOnce, [EVENT_DIRECTORY, TASK_PLACE]).inRequestScope();
  server
    .bind(REQUEST_SITES)
    .toResolvedValue(
      ({ sites, portal }) => ({ sites: oncePerKey(sites), portal: oncePerKey(portal) }),
      [SITE_DIRECTORY],
    )
    .inRequestScope();
};

/** A participation that was read in full is not read again for its place. */
const readOnce = (directory: EventDirectory, taskPlace: EventDirectory['place']) => {
  const whole = new Map<ParticipationId, ReturnType<EventDirectory['participation']>>();
  const withTasks = new Map<ParticipationId, ReturnType<EventDirectory['place']>>();
  const place = oncePerKey(directory.place);
  return {
    events: oncePerKey(directory.events),
    event: oncePerKey(directory.event),
    participations: oncePerKey(directory.participations),
    count: oncePerKey(directory.count),
    participation: (id: ParticipationId) => {
      const reading = whole.get(id) ?? directory.participation(id);
      whole.set(id, reading);
      return reading;
    },
    placeWithTasks: (id: ParticipationId) => {
      const reading = withTasks.get(id) ?? taskPlace(id);
      withTasks.set(id, reading);
      return reading;
    },
    place: (id: ParticipationId) =>
      whole.get(id)?.map(({ event, participationType }) => ({ id, event, participationType })) ??
      withTasks.get(id) ??
      place(id),
  };
};
