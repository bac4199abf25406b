/**
 * The hidden fields of the form that takes stand staff to the visitor service. Source: portal spec §2
 * "Visit-connect button".
 */
export interface VisitConnectFields {
  readonly contactref: string;
  readonly expo: string;
  /** Seconds since 1970. */
  readonly time: string;
  /** A signature over the other four fields, created on the server with its secret. */
  readonly check: string;
  readonly redirect_url: string;
}

/** The signature while a page is being edited. */
export const EDITING_CHECK = 'isEditing';

/** A form older than this is signed again before it is sent, in seconds. */
export const FORM_LIFE_SECONDS = 300;

/**
 * The text to sign: each value with its length in front, so that no two forms have the same text.
 *
 * `contactref` `ab` with `expo` `c` becomes `2:ab1:c…`, which differs from `a` with `bc`.
 */
export const signedText = ({
  contactref,
  expo,
  time,
  redirect_url,
}: Omit<VisitConnectFields, 'check'>): string =>
  [contactref, expo, time, redirect_url].map((value) => `${value.length}:${value}`).join('');

/** Whether a form is recent enough to be sent. */
export const isFresh = (time: string, now: Date): boolean => {
  const age = now.getTime() / 1000 - Number(time);
  return /^\d{1,12}$/.test(time) && Math.abs(age) <= FORM_LIFE_SECONDS;
};
