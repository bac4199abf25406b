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
  const stored = new Map<string, readonly StoredContactMessage[]>();
  return {
    mails,
    send: (event, message) => {
      const to = recipients[event];
      if (!to) return errAsync({ kind: 'not-found', what: `the contact address of event ${event}` });
      mails.push({ to, message });
      const copy = { ...message, id: String(mails.length), sentAt: clock().toISOString() };
      stored.set(event, [copy, ...(stored.get(event) ?? [])]);
      return okAsync();
    },
    messages: (event) => okAsync((stored.get(event) ?? []).slice(0, CONTACT_INBOX_MAX)),
  };
};
