/** A plain-text mail to one recipient. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail without its recipient. */
export type Letter = Omit<Mail, 'recipient'>;
