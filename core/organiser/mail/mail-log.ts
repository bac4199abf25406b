/**
 * Where a mail is: `waiting` (first time or for a retry) → `handing` (the mail server may have it) → `sent`,
 * `failed` (rejected for good) or `unsure` (handed over, but the response was lost). `cancelled` by an organiser.
 * Ours.
 */
export const MAIL_STATES = ['waiting', 'handing', 'sent', 'failed', 'unsure', 'cancelled'] as const;
/** One of {@link MAIL_STATES}. */
export type MailState = (typeof MAIL_STATES)[number];

/** A mail of a fair as its mail log lists it. */
export interface LoggedMail {
  /** Ordered by time. */
  readonly id: string;
  readonly recipient: string;
  /** The company it is about; empty for none. */
  readonly company: string;
  readonly subject: string;
  readonly state: MailState;
  /** When it was queued; ISO. */
  readonly created: string;
  /** When the mail server took it; ISO. */
  readonly sent?: string | undefined;
  /** When the next attempt is due; ISO. */
  readonly due: string;
  readonly attempts: number;
  /** The last response of the mail server; empty before the first. */
  readonly answer: string;
  /** Whether its text is still stored; a text with a secret link is deleted once it was sent or has expired. */
  readonly hasText: boolean;
}

/** What an organiser can do with a mail. */
export type MailAction = 'resend' | 'cancel';

/** The state of a mail after each action. */
export const STATE_AFTER: Readonly<Record<MailAction, MailState>> = {
  resend: 'waiting',
  cancel: 'cancelled',
};

/** The action that a mail allows, if any: failed and unsure mail can be sent again, waiting mail cancelled. */
export const mailActionOf = ({
  state,
  hasText,
}: Pick<LoggedMail, 'state' | 'hasText'>): MailAction | undefined => {
  if (state === 'waiting') return 'cancel';
  return (state === 'failed' || state === 'unsure') && hasText ? 'resend' : undefined;
};

/** Which mail a page of the log lists. */
export interface MailFilter {
  readonly state?: MailState | undefined;
  /** Part of the recipient, the subject or the company, in any spelling. */
  readonly search?: string | undefined;
  /** Only mail about this participation. */
  readonly participation?: string | undefined;
  /** Only the mail of this letter. */
  readonly letter?: string | undefined;
  /** Only mail older than the one with this id. */
  readonly before?: string | undefined;
}

/** A page of the mail log, newest first. */
export interface MailPage {
  /** At most {@link MAIL_PAGE_SIZE}. */
  readonly items: readonly LoggedMail[];
  /** How many mails of the fair, or of the letter, are in each state, whatever else filters; others are absent. */
  readonly counts: Readonly<Partial<Record<MailState, number>>>;
}

/** A mail of the log with its text. */
export interface MailText {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text; absent when it has a personal link, which only its recipient may open. */
  readonly body?: string | undefined;
  /** Whether the mail also says something about other fairs, which is left out; the rest may be empty. */
  readonly isPart: boolean;
}

/** How many mails a page of the log has. */
export const MAIL_PAGE_SIZE = 50;
