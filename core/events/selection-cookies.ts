import { eventIdOf, participationIdOf } from '../shared/index.ts';
import type { FairEvent } from './event.ts';
import { eventSummary } from './event-summary.ts';
import type { Participation } from './participation.ts';
import type { ChosenParticipation, Selection, SelectionCookies } from './selection.ts';

/**
 * The cookies of a selection; cookies it does not contain are cleared. Source: portal spec §4 "Selection".
 *
 * @example
 * ```ts
 * toCookies({ kind: 'none' }) // {  }
 * toCookies({ kind: 'event', selectedEventId: '101' }) // { selectedEventId: '101' }
 * ```
 */
export const toCookies = (selection: Selection): SelectionCookies => {
  switch (selection.kind) {
    case 'none':
      return {};
    case 'event':
      return { selectedEventId: selection.selectedEventId };
    case 'participation':
      return selection.chosen;
  }
};

/** Parses the selection in the cookies, as far as it is valid. It is a claim, never a permission. */
export const fromCookies = (cookies: SelectionCookies): Selection => {
  const selectedEventId = eventIdOf(cookies.selectedEventId ?? '');
  if (selectedEventId === undefined) return { kind: 'none' };
  const eventId = eventIdOf(cookies.eventId ?? '');
  const participationId = participationIdOf(cookies.participationId ?? '');
  if (eventId !== selectedEventId || participationId === undefined) return { kind: 'event', selectedEventId };
  const chosen: ChosenParticipation = { ...BLANK, ...cookies, selectedEventId, eventId, participationId };
  return { kind: 'participation', chosen };
};

/** The values stored when a participation is chosen. Source: portal spec §3 "Remembered selection". */
export const chosen = (event: FairEvent, participation: Participation): ChosenParticipation => {
  const { startDate, endDate } = eventSummary(event);
  return {
    selectedEventId: event.id,
    eventId: event.id,
    eventName: event.name,
    eventStartDate: startDate,
    eventEndDate: endDate,
    showId: event.show?.id ?? '',
    showName: event.show?.name ?? '',
    participationId: participation.id,
    participationUid: participation.uid,
    participationName: participation.name,
    participationType: participation.participationType,
    brandId: participation.brand?.id ?? '',
    brandName: participation.brand?.name ?? '',
  };
};

const BLANK = {
  eventName: '',
  eventStartDate: '',
  eventEndDate: '',
  showId: '',
  showName: '',
  participationUid: '',
  participationName: '',
  participationType: '',
  brandId: '',
  brandName: '',
};
