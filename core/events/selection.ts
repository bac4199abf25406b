import type { EventId, ParticipationId } from '../shared/index.ts';

/**
 * What is remembered of somebody's choice, in cookies of one month.
 *
 * Picking an event stores only its id and clears the rest; picking a participation stores all.
 *
 * Source: portal spec §3 "Remembered selection", §4 "Selection".
 */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'event'; readonly selectedEventId: EventId }
  | { readonly kind: 'participation'; readonly chosen: ChosenParticipation };

/** Everything that is remembered of a participation that was picked, a cookie each. */
export interface ChosenParticipation {
  readonly selectedEventId: EventId;
  readonly eventId: EventId;
  readonly eventName: string;
  readonly eventStartDate: string;
  readonly eventEndDate: string;
  readonly showId: string;
  readonly showName: string;
  readonly participationId: ParticipationId;
  readonly participationUid: string;
  readonly participationName: string;
  readonly participationType: string;
  readonly brandId: string;
  readonly brandName: string;
}

/** The cookies' names, as the spec has them. */
export const SELECTION_COOKIES = [
  'selectedEventId',
  'eventId',
  'eventName',
  'eventStartDate',
  'eventEndDate',
  'showId',
  'showName',
  'participationId',
  'participationUid',
  'participationName',
  'participationType',
  'brandId',
  'brandName',
] as const satisfies readonly (keyof ChosenParticipation)[];
/** One of {@link SELECTION_COOKIES}. */
export type SelectionCookie = (typeof SELECTION_COOKIES)[number];

/** Says `'true'` when the person may enter more than one event. */
export const MULTIPLE_EVENTS_COOKIE = 'multipleEvents';

/** How long a choice is remembered, in calendar months. */
export const SELECTION_MONTHS = 1;

/** The cookies as they travel; absent ones are not set. */
export type SelectionCookies = Readonly<Partial<Record<SelectionCookie, string>>>;
