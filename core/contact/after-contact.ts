import type { TrackedEvent } from '../shared/index.ts';

/** What the contact form does after a message was sent or failed. */
export interface AfterContact {
  /** Visible for `TOAST_MS`. */
  readonly banner: 'success' | 'error';
  readonly emptiesForm: boolean;
  readonly tracks?: TrackedEvent;
}

/**
 * Clears the form and tracks the event after a sent message; a failed message stays in the form so that the
 * exhibitor need not retype it: ours.
 *
 * Source: portal spec §4 "Contact form".
 */
export const afterContact = (isSent: boolean): AfterContact =>
  isSent
    ? { banner: 'success', emptiesForm: true, tracks: 'form_submit' }
    : { banner: 'error', emptiesForm: false };
