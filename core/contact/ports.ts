import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, SaveOptions } from '../shared/index.ts';
import type { ContactMessage, StoredContactMessage } from './contact-message.ts';

/** How a message is recognised when it is sent again. */
export type SendOptions = Pick<SaveOptions, 'key'>;

/** Delivers messages to the organiser of an event. */
export interface ContactDesk {
  /**
   * Stores a copy and mails the message to the organiser: both, or neither.
   *
   * `not-found` for an unknown event, and for one whose organiser has no e-mail address. With the `key` of an earlier
   * attempt, the message replaces what that stored.
   */
  send(event: EventId, message: ContactMessage, options?: SendOptions): ResultAsync<void, Failure>;
}

/** The stored copies of messages, for the organiser. */
export interface ContactInbox {
  /** Newest first, at most {@link CONTACT_INBOX_MAX}. */
  messages(event: EventId): ResultAsync<readonly StoredContactMessage[], Failure>;
}
