import { errAsync, okAsync } from 'neverthrow';
import {
  CONTACT_INBOX_MAX,
  type ContactDesk,
  type ContactInbox,
  type ContactMessage,
  type StoredContactMessage,
} from '../contact/index.ts';
import type { Clock } from '../shared/index.ts';

/** A mail in memory. */
export interface MemoryMail {
  readonly to: string;
  readonly message: ContactMessage;
}

/** Stores messages and mails in memory. @param recipients the organiser's address by event */
export const memoryContactDesk = (
  recipients: Readonly<Record<string, string>>,
  clock: Clock,
): ContactDesk & ContactInbox & { readonly mails: readonly MemoryMail[] } => {
  const mails: MemoryMail[] = [];
  /** The id of the last copy, by the key of its message. */
  const keys = new Map<string, string>();
  const stored = new Map<string, readonly StoredContactMessage[]>();
  return {
    mails,
    send: (event, message, { key } = {}) => {
      const to = recipients[event];
      if (!to) return errAsync({ kind: 'not-found', what: `the contact address of event ${event}` });
      mails.push({ to, message });
      const copy = { ...message, id: String(mails.length), sentAt: clock().toISOString() };
      const replaced = key === undefined ? undefined : keys.get(key);
      if (key !== undefined) keys.set(key, copy.id);
      const others = (stored.get(event) ?? []).filter(({ id }) => id !== replaced);
      stored.set(event, [copy, ...others]);
      return okAsync();
    },
    messages: (event) => okAsync((stored.get(event) ?? []).slice(0, CONTACT_INBOX_MAX)),
  };
};
