/** Tracks what visitors do, once they have consented. Never track names, addresses or texts they entered. */
export interface Tracking {
  /** Reports an event; never fails. */
  track(event: TrackedEvent, details?: Readonly<Record<string, string>>): void;
}

/** Source: portal spec §4. */
export type TrackedEvent =
  | 'profile_update'
  | 'product_registration_for_award'
  | 'registration_edit'
  | 'registration_submit'
  | 'form_submit';
