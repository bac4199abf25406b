import {
  type ChooseEvent,
  type ChooseParticipation,
  type ClearSelection,
  chooseEvent,
  chooseParticipation,
  clearSelection,
  type EventDirectory,
  type ListEvents,
  type ListParticipations,
  listEvents,
  listParticipations,
  type RequirePermission,
  requirePermission,
  type SelectionMemory,
  type SiteDirectory,
  type ValidateVisit,
  validateVisit,
} from '@fairdesk/core/events';
import type { Container } from 'inversify';
import { logged } from './logged.ts';
import { REQUEST_ACCESS } from './session.ts';
import { CLOCK, LOG, token } from './token.ts';

export const EVENT_DIRECTORY = token<EventDirectory>('event directory');
export const SITE_DIRECTORY = token<SiteDirectory>('site directory');
/** Reads each item once per request. */
export const REQUEST_EVENTS = token<RequestEvents>('event directory of the request');
/** Reads places of participations together with their tasks. */
export const TASK_PLACE = token<EventDirectory['place']>('place of a participation with tasks');
export const REQUEST_SITES = token<SiteDirectory>('site directory of the request');
export const LIST_EVENTS = token<ListEvents>('list events');
export const LIST_PARTICIPATIONS = token<ListParticipations>('list participations');
export const VALIDATE_VISIT = token<ValidateVisit>('validate visit');
/** As {@link REQUIRE_PERMISSION}, for a request that then lists the tasks of the participation. */
export const REQUIRE_TASK_PERMISSION = token<RequirePermission>('require permission to list tasks');
export const REQUIRE_PERMISSION = token<RequirePermission>('require permission');
export const CHOICES = token<(memory: SelectionMemory) => Choices>('choices of an event and participation');

interface RequestEvents extends EventDirectory {
  /** The same place, read together with the tasks of the participation. */
  readonly placeWithTasks: EventDirectory['place'];
}

interface Choices {
  readonly clearSelection: ClearSelection;
  readonly chooseEvent: ChooseEvent;
  readonly chooseParticipation: ChooseParticipation;
}

export const bindEvents = (container: Container): void => {
  container
    .bind(LIST_EVENTS)
    .toResolvedValue(
      (directory, sites, access, log) => logged(listEvents({ directory, sites, access }), log),
      [REQUEST_EVENTS, REQUEST_SITES, REQUEST_ACCESS, LOG],
    )
    .inTransientScope();
  container
    .bind(LIST_PARTICIPATIONS)
    .toResolvedValue(
      (directory, access, log) => logged(listParticipations({ directory, access }), log),
      [REQUEST_EVENTS, REQUEST_ACCESS, LOG],
    )
    .inTransientScope();
  container
    .bind(VALIDATE_VISIT)
    .toResolvedValue(
      (directory, sites, access) => validateVisit({ directory, sites, access }),
      [REQUEST_EVENTS, REQUEST_SITES, REQUEST_ACCESS],
    )
    .inTransientScope();
  container
    .bind(REQUIRE_PERMISSION)
    .toResolvedValue(
      (directory, access, clock) => requirePermission({ directory, access, clock }),
      [REQUEST_EVENTS, REQUEST_ACCESS, CLOCK],
    )
    .inTransientScope();
  container
    .bind(REQUIRE_TASK_PERMISSION)
    .toResolvedValue(
      ({ placeWithTasks: place, event }, access, clock) =>
        requirePermission({ directory: { place, event }, access, clock }),
      [REQUEST_EVENTS, REQUEST_ACCESS, CLOCK],
    )
    .inTransientScope();
  container
    .bind(CHOICES)
    .toResolvedValue(
      (directory, sites, access, clock) => (memory) => {
        const ports = { directory, sites, access, clock, memory };
        return {
          clearSelection: clearSelection(ports),
          chooseEvent: chooseEvent(ports),
          chooseParticipation: chooseParticipation(ports),
        };
      },
      [REQUEST_EVENTS, REQUEST_SITES, REQUEST_ACCESS, CLOCK],
    )
    .inTransientScope();
};
