import type { TrackedEvent } from '../shared/index.ts';

/** What the contact form does once it is known whether the message was sent. */
export interface AfterContact {
  /** Seen for `TOAST_MS`. */
  readonly banner: 'success' | 'error';
  readonly emptiesForm: boolean;
  readonly tracks?: TrackedEvent;
}

/**
 * A sent message empties the form and is tracked; one that was not sent is kept, so that nobody writes it twice: ours.
 *
 * Source: portal spec §4 "Contact form".
 */
export const afterContact = (isSent: boolean): AfterContact =>
  isSent
    ? { banner: 'success', emptiesForm: true, tracks: 'form_submit' }
    : { banner: 'error', emptiesForm: false };
