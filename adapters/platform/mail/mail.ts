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
