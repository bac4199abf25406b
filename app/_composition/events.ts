import {
  type EventDirectory,
  type ListEvents,
  type ListParticipations,
  listEvents,
  listParticipations,
  type SiteDirectory,
} from '@fairdesk/core/events';
import type { Container } from 'inversify';
import { logged } from './logged.ts';
import { REQUEST_ACCESS } from './session.ts';
import { LOG, token } from './token.ts';

export const EVENT_DIRECTORY = token<EventDirectory>('event directory');
export const SITE_DIRECTORY = token<SiteDirectory>('site directory');
/** Reads each item once per request. */
export const REQUEST_EVENTS = token<EventDirectory>('event directory of the request');
export const REQUEST_SITES = token<SiteDirectory>('site directory of the request');
export const LIST_EVENTS = token<ListEvents>('list events');
export const LIST_PARTICIPATIONS = token<ListParticipations>('list participations');

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
};
