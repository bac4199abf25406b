/** A plain-text mail to one recipient. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The address that a reply goes to; the sender's by default. */
  readonly replyTo?: string | null;
}

/** A mail without its recipient. */
export type Letter = Pick<Mail, 'subject' | 'body'>;

/**
 * How the queue treats a mail.
 *
 * | class | queue | after a crash during its delivery |
 * | --- | --- | --- |
 * | `urgent` | its own, never behind bulk mail: passwords, sign-in, verification | sent again |
 * | `bulk` | counted per minute | `unsure`: an organiser decides |
 */
export type MailClass = 'urgent' | 'bulk';

/** The number of each class in the store; the lower one goes first. */
export const CLASS_NUMBERS: Readonly<Record<MailClass, number>> = { urgent: 0, bulk: 1 };
