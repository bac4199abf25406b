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
import { ACCESS_BOOK } from './session.ts';
import { LOG, token } from './token.ts';

export const EVENT_DIRECTORY = token<EventDirectory>('event directory');
export const SITE_DIRECTORY = token<SiteDirectory>('site directory');
export const LIST_EVENTS = token<ListEvents>('list events');
export const LIST_PARTICIPATIONS = token<ListParticipations>('list participations');

export const bindEvents = (container: Container): void => {
  container
    .bind(LIST_EVENTS)
    .toResolvedValue(
      (directory, sites, access, log) => logged(listEvents({ directory, sites, access }), log),
      [EVENT_DIRECTORY, SITE_DIRECTORY, ACCESS_BOOK, LOG],
    );
  container
    .bind(LIST_PARTICIPATIONS)
    .toResolvedValue(
      (directory, access, log) => logged(listParticipations({ directory, access }), log),
      [EVENT_DIRECTORY, ACCESS_BOOK, LOG],
    );
};
