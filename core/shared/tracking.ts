/**
 * Where the product says what visitors do, if they agreed to it. Never names, addresses or texts of people.
 */
export interface Tracking {
  /** Says that it happened once; never fails. */
  track(event: TrackedEvent, details?: Readonly<Record<string, string>>): void;
}

/** Source: portal spec §4. */
export type TrackedEvent =
  | 'profile_update'
  | 'product_registration_for_award'
  | 'registration_edit'
  | 'registration_submit'
  | 'form_submit';
