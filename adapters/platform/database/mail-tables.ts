import type { LetterChannel, MailState } from '@fairdesk/core/organiser';
import type { Generated } from 'kysely';

/** Mail to exhibitors and users, and messages from them. */
export interface MailTables {
  readonly outbox: OutboxRow;
  readonly letters: LetterRow;
  readonly letterSlices: LetterSliceRow;
  readonly reminderSettings: ReminderSettingsRow;
  readonly remindedDays: RemindedDayRow;
  readonly contactMessages: ContactMessageRow;
}

/** A letter of an organiser to exhibitors. */
export interface LetterRow {
  /** Made by the browser: a letter that is sent twice is stored once. */
  readonly id: string;
  readonly eventId: string;
  readonly created: string;
  readonly actor: string;
  readonly channel: LetterChannel;
  /** JSON: the form. */
  readonly form: string;
  readonly companies: number;
  readonly people: number;
  /** The message in the portal; it may be deleted since. */
  readonly messageId: string | null;
  /** How many slices it had at first. */
  readonly slices: Generated<number>;
  /** 1 for one that was cancelled: its mails that are still to be queued are stored as cancelled. */
  readonly isCancelled: Generated<number>;
}

/** A part of a letter that is still to do; deleted in the transaction that does it. */
export interface LetterSliceRow {
  readonly letterId: string;
  readonly place: number;
  /** JSON: the ids of the companies, by name. */
  readonly companies: string;
  /** JSON: the addresses to mail; empty for a slice that adds the companies to the message in the portal. */
  readonly emails: string;
}

export interface OutboxRow {
  /** Ordered by time. */
  readonly id: string;
  readonly recipient: string;
  /** As the log of its fair shows it. */
  readonly subject: string;
  /** As the log of its fair shows it; empty once a mail with a secret is sent. */
  readonly body: string;
  /** What is sent instead, because it also says something about other fairs; null for most mails. */
  readonly wholeSubject: string | null;
  readonly wholeBody: string | null;
  readonly created: string;
  readonly attempts: Generated<number>;
  /** The earliest moment to send it. */
  readonly due: string;
  readonly replyTo: string | null;
  /** Unique where there is one: of two writers of the same mail, only one succeeds. */
  readonly once: string | null;
  /** 0 for urgent mail, 1 for bulk. */
  readonly class: Generated<number>;
  readonly state: Generated<MailState>;
  readonly hasSecret: Generated<number>;
  readonly eventId: string | null;
  readonly participationId: string | null;
  /** The letter to exhibitors that it belongs to. */
  readonly letterId: string | null;
  /** Recipient and subject without case and accents, for the search. */
  readonly folded: Generated<string>;
  /** Until when, and for which process, the mail is reserved. */
  readonly leaseUntil: string | null;
  readonly leaseBy: string | null;
  /** The last time its delivery began. */
  readonly handedAt: string | null;
  readonly sentAt: string | null;
  /** The last response of the mail server. */
  readonly answer: string | null;
}

export interface RemindedDayRow {
  readonly email: string;
  readonly eventId: string;
  /** The last day of the fair's schedule that a digest has named, in the fair's zone. */
  readonly day: string;
}

export interface ReminderSettingsRow {
  readonly eventId: string;
  readonly isOn: number;
  /** JSON: `[14,7,2,0,-1]` */
  readonly schedule: string;
  /** The last day for which reminders were sent, in the fair's zone. */
  readonly lastDay: string | null;
  readonly version: Generated<number>;
}

export interface ContactMessageRow {
  /** Ordered by time. */
  readonly id: string;
  /** The same for a repeated request. */
  readonly requestId: string;
  readonly eventId: string;
  readonly recipient: string;
  readonly exhibitorEmail: string;
  readonly exhibitorName: string;
  readonly exhibitorCompany: string;
  readonly showName: string;
  readonly eventName: string;
  readonly showCode: string;
  readonly message: string;
  readonly created: string;
}
