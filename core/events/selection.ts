import type { EventId, ParticipationId } from '../shared/index.ts';

/**
 * The user's selection, stored in cookies for one month.
 *
 * Choosing an event stores only its id and clears the rest; choosing a participation stores everything.
 *
 * Source: portal spec §3 "Remembered selection", §4 "Selection".
 */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'event'; readonly selectedEventId: EventId }
  | { readonly kind: 'participation'; readonly chosen: ChosenParticipation };

/** The values stored when a participation is chosen, one cookie each. */
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

/** The names of the cookies, as the spec defines them. */
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

/** The cookie that is `'true'` when the user may enter more than one event. */
export const MULTIPLE_EVENTS_COOKIE = 'multipleEvents';

/** How long a selection is stored, in calendar months. */
export const SELECTION_MONTHS = 1;

/** The cookies of a request or response; absent ones are not set. */
export type SelectionCookies = Readonly<Partial<Record<SelectionCookie, string>>>;
