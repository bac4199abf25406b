/** A letter of the product to one person, as plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail without its recipient, as the texts write it. */
export type Letter = Omit<Mail, 'recipient'>;
