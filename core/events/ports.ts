import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, ParticipationId } from '../shared/index.ts';
import type { EventSite, FairEvent, SiteLook } from './event.ts';
import type { Page, Participation } from './participation.ts';
import type { Selection, SelectionCookies } from './selection.ts';
import type { TabCompany } from './tab-company.ts';

/**
 * The fairs and who takes part in them.
 */
export interface EventDirectory {
  /** At most {@link EVENTS_PAGE_SIZE}, by name. */
  events(): ResultAsync<readonly FairEvent[], Failure>;
  /** An event by its id; `not-found` when there is none. */
  event(id: EventId): ResultAsync<FairEvent, Failure>;
  /** Confirmed ones among `only`, by slug; the first `count`. */
  participations(
    event: EventId,
    only: readonly ParticipationId[] | 'all',
    count: number,
  ): ResultAsync<Page<Participation>, Failure>;
  /** How many there are of those that `participations` lists. */
  count(event: EventId, only: readonly ParticipationId[] | 'all'): ResultAsync<number, Failure>;
  /** What decides about permission: its event and its type. */
  place(id: ParticipationId): ResultAsync<Pick<Participation, 'id' | 'event' | 'participationType'>, Failure>;
  /** With its stands. */
  participation(id: ParticipationId): ResultAsync<Participation, Failure>;
}

/** The most events a directory answers. Source: portal spec §9. */
export const EVENTS_PAGE_SIZE = 100;

/**
 * Which events have a site, and how it looks.
 */
export interface SiteDirectory {
  /** Every configured site, in no order. */
  sites(): ResultAsync<readonly EventSite[], Failure>;
  /** How the pages that belong to no event present themselves. */
  portal(): ResultAsync<SiteLook, Failure>;
}

/**
 * What one person may choose from.
 *
 * The server responds for the person signed in only.
 */
export interface ParticipationBrowser {
  /** The first `count` participations of the event that this person may enter. */
  list(event: EventId, count: number): ResultAsync<Page<Participation>, Failure>;
  /** Remembers the choice; answers the address it leads to. */
  choose(participation: ParticipationId): ResultAsync<string, Failure>;
}

/**
 * Remembers how far somebody has chosen.
 */
export interface SelectionRecorder {
  /** The list of events is open: nothing is chosen any more. */
  openedList(): ResultAsync<void, Failure>;
  /** An event's page is open: it alone is chosen. */
  openedEvent(event: EventId): ResultAsync<void, Failure>;
}

/** Where the selection is remembered: cookies of one month. */
export interface SelectionMemory {
  /** What is remembered now; a claim, never a permission. */
  read(): SelectionCookies;
  /** Replaces all of it: what is not named is cleared. */
  write(selection: Selection): void;
  /** Whether this person may enter more than one event: the cookie `multipleEvents`. */
  writeMultipleEvents(several: boolean): void;
}

/**
 * Which company one tab of the browser works for; it survives a reload and ends with the tab.
 */
export interface TabMemory {
  /** The tab's company; `undefined` before a page was opened for one. */
  company(): TabCompany | undefined;
  /** Whether the tab has just selected its company again. */
  isRestored(): boolean;
  /** Replaces the tab's company. */
  write(company: TabCompany, isRestored: boolean): void;
  /** The next page may be for any company. */
  clear(): void;
  /** The selection cookies, which all tabs share. */
  selection(): SelectionCookies;
}
