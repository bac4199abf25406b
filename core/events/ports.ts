import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, ParticipationId } from '../shared/index.ts';
import type { EventSite, FairEvent, SiteLook } from './event.ts';
import type { Page, Participation } from './participation.ts';
import type { Selection, SelectionCookies } from './selection.ts';
import type { TabCompany } from './tab-company.ts';

/** Reads fairs and their participations. */
export interface EventDirectory {
  /** At most {@link EVENTS_PAGE_SIZE}, sorted by name. */
  events(): ResultAsync<readonly FairEvent[], Failure>;
  /** An event by its id; `not-found` when there is none. */
  event(id: EventId): ResultAsync<FairEvent, Failure>;
  /** The first `count` confirmed participations among `only`, by name or stand if searched, sorted by slug. */
  participations(
    event: EventId,
    only: readonly ParticipationId[] | 'all',
    count: number,
    search?: string,
  ): ResultAsync<Page<Participation>, Failure>;
  /** The total number of participations that `participations` lists. */
  count(event: EventId, only: readonly ParticipationId[] | 'all'): ResultAsync<number, Failure>;
  /** The fields that permission checks need: event and type. */
  place(id: ParticipationId): ResultAsync<Pick<Participation, 'id' | 'event' | 'participationType'>, Failure>;
  /** A participation with its stands. */
  participation(id: ParticipationId): ResultAsync<Participation, Failure>;
}

/** The maximum number of events a directory returns. Source: portal spec §9. */
export const EVENTS_PAGE_SIZE = 100;

/** Reads the sites of events and their branding. */
export interface SiteDirectory {
  /** Every configured site, in no particular order. */
  sites(): ResultAsync<readonly EventSite[], Failure>;
  /** The branding of the pages that belong to no event. */
  portal(): ResultAsync<SiteLook, Failure>;
}

/**
 * The participations the current user can choose from.
 *
 * The server responds for the signed-in user only.
 */
export interface ParticipationBrowser {
  /** The first `count` participations of the event that this user may enter, by name or stand if searched. */
  list(event: EventId, count: number, search?: string): ResultAsync<Page<Participation>, Failure>;
  /** Stores the choice and returns the address it leads to. */
  choose(participation: ParticipationId): ResultAsync<string, Failure>;
}

/** Records the steps of a selection. */
export interface SelectionRecorder {
  /** The list of events was opened: clears the selection. */
  openedList(): ResultAsync<void, Failure>;
  /** An event's page was opened: selects only that event. */
  openedEvent(event: EventId): ResultAsync<void, Failure>;
}

/** Stores the selection in cookies that last one month. */
export interface SelectionMemory {
  /** The stored selection; a claim, never a permission. */
  read(): SelectionCookies;
  /** Replaces the whole selection: clears cookies that it does not contain. */
  write(selection: Selection): void;
  /** Stores whether the user may enter more than one event, in the cookie `multipleEvents`. */
  writeMultipleEvents(several: boolean): void;
}

/** Stores which company a browser tab works for; it survives a reload and ends with the tab. */
export interface TabMemory {
  /** The company of the tab; `undefined` until a page is opened for a company. */
  company(): TabCompany | undefined;
  /** Whether the tab has just restored its selection. */
  isRestored(): boolean;
  /** Replaces the company of the tab. */
  write(company: TabCompany, isRestored: boolean): void;
  /** Forgets the company; the next page may be for any company. */
  clear(): void;
  /** The selection cookies, which all tabs share. */
  selection(): SelectionCookies;
}
