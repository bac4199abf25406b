import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure } from '../shared/index.ts';
import type { ContactMessage, StoredContactMessage } from './contact-message.ts';

/** Delivers messages to the organiser of an event. */
export interface ContactDesk {
  /**
   * Stores a copy and mails the message to the organiser: both, or neither.
   *
   * `not-found` for an unknown event, and for one whose organiser has no e-mail address.
   */
  send(event: EventId, message: ContactMessage): ResultAsync<void, Failure>;
}

/** The stored copies of messages, for the organiser. */
export interface ContactInbox {
  /** Newest first, at most {@link CONTACT_INBOX_MAX}. */
  messages(event: EventId): ResultAsync<readonly StoredContactMessage[], Failure>;
}
