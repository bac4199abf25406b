/**
 * The events that analytics may receive. Source: portal spec §4; site spec §7 "Page-view analytics event".
 */
export const TRACKED_EVENTS = [
  'page_view',
  'profile_update',
  'product_registration_for_award',
  'registration_edit',
  'registration_submit',
  'form_submit',
] as const;
/** One of {@link TRACKED_EVENTS}. */
export type TrackedEvent = (typeof TRACKED_EVENTS)[number];

/** Tracks what visitors do, once they have consented. An event has no details: it names only itself and its page. */
export interface Tracking {
  /** Reports an event. It returns at once and never fails; without consent, nothing is sent. */
  track(event: TrackedEvent): void;
}
