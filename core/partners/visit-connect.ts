/** The hidden fields of the form that leads stand personnel to the visitor service. Source: portal spec §2 "Visit-connect button". */
export interface VisitConnectFields {
  readonly contactref: string;
  readonly expo: string;
  /** Seconds since 1970. */
  readonly time: string;
  /** Proves the other four; made on the server, where the secret is. */
  readonly check: string;
  readonly redirect_url: string;
}

/** What stands in the check while a page is being edited. */
export const EDITING_CHECK = 'isEditing';

/** A form older than this is made anew before it is sent, in seconds. */
export const FORM_LIFE_SECONDS = 300;

/**
 * What the check is made over: each value with its length before it, so that no two forms read the same.
 *
 * `contactref` `ab` and `expo` `c` read `2:ab1:c…`, and never as `a` and `bc`.
 */
export const signedText = ({
  contactref,
  expo,
  time,
  redirect_url,
}: Omit<VisitConnectFields, 'check'>): string =>
  [contactref, expo, time, redirect_url].map((value) => `${value.length}:${value}`).join('');

/** Whether a form is still young enough to be sent. */
export const isFresh = (time: string, now: Date): boolean => {
  const age = now.getTime() / 1000 - Number(time);
  return /^\d{1,12}$/.test(time) && Math.abs(age) <= FORM_LIFE_SECONDS;
};
