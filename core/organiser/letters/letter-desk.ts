import type { ResultAsync } from 'neverthrow';
import { type Failure, judged, type Language } from '../../shared/index.ts';
import type { MailState } from '../mail/mail-log.ts';
import type { Texts } from '../tasks/task-definition.ts';
import { type LetterChannel, type LetterForm, letterFaults } from './letter-form.ts';

/** Whom a letter would reach now. */
export interface LetterPlan {
  readonly companies: number;
  /** How many people would get a mail: each of them one. */
  readonly people: number;
  /** How many of the companies have no one with a valid address. */
  readonly unreachable: number;
  /** The first companies, by name: at most {@link LETTER_NAMES}. */
  readonly first: readonly string[];
  /** The first people, by address: at most {@link LETTER_RECIPIENTS_MAX}. */
  readonly recipients: readonly LetterRecipient[];
}

/** A person whom a letter would reach. */
export interface LetterRecipient {
  readonly email: string;
  readonly language: Language;
  /** The names of their companies. */
  readonly companies: readonly string[];
}

/** How many companies a plan names. */
export const LETTER_NAMES = 3;
/** How many people a plan lists; a search finds the others. */
export const LETTER_RECIPIENTS_MAX = 8;

/** A letter as one person gets it, in their language. */
export interface LetterPreview {
  readonly recipient: string;
  readonly language: Language;
  readonly title: string;
  /** Sanitised HTML, for the portal. */
  readonly html: string;
  /** Plain text, for the mail. */
  readonly body: string;
}

/** A letter that was sent. */
export interface SentLetter {
  readonly id: string;
  readonly titles: Texts;
  readonly channel: LetterChannel;
  /** The email address of the organiser. */
  readonly actor: string;
  /** ISO. */
  readonly created: string;
  readonly companies: number;
  readonly people: number;
  /** How much of it is queued, in whole percent; 100 once all of it is. */
  readonly percent: number;
  /** How many of its mails are in each state; states without any are absent. */
  readonly counts: Readonly<Partial<Record<MailState, number>>>;
}

/** How many letters a list has. */
export const LETTERS_MAX = 100;

/** Writes to exhibitors of one event, for one organiser. */
export interface LetterDesk {
  /** The newest {@link LETTERS_MAX} letters. */
  list(): ResultAsync<readonly SentLetter[], Failure>;
  /** Whom the letter would reach now. @param search the recipients are those whose address and companies have these words */
  plan(form: LetterForm, search?: string): ResultAsync<LetterPlan, Failure>;
  /** The letter for one person; `not-found` for a person whom it would not reach. */
  preview(form: LetterForm, email: string): ResultAsync<LetterPreview, Failure>;
  /**
   * Mails the letter for one person to the organiser, at once; it is in the mail log, but no letter.
   *
   * @returns the letter, whose recipient is the organiser; `not-found` for a person whom it would not reach
   */
  test(form: LetterForm, email: string): ResultAsync<LetterPreview, Failure>;
  /**
   * Sends it; a second call with the same id sends nothing more, and is `rejected` with another text.
   *
   * The server goes on with a large letter after its response, and after a restart: see {@link SentLetter.percent}.
   * `conflict` when it would reach other numbers than `expected`.
   */
  send(letter: LetterToSend): ResultAsync<SentLetter, Failure>;
  /** Cancels the mails that wait or are not queued yet; those that were sent stay sent. */
  cancel(id: string): ResultAsync<SentLetter, Failure>;
}

/** A letter with the numbers that the organiser has seen. */
export interface LetterToSend {
  /** A UUID, made once for each letter. */
  readonly id: string;
  readonly form: LetterForm;
  readonly expected: Pick<LetterPlan, 'companies' | 'people'>;
}

/** Plans a letter; a form with faults is rejected. */
export const planLetter =
  (desk: Pick<LetterDesk, 'plan'>) =>
  (form: LetterForm, search?: string): ResultAsync<LetterPlan, Failure> =>
    judged(letterFaults(form), () => desk.plan(form, search));

/** {@link planLetter} bound to its port. */
export type PlanLetter = ReturnType<typeof planLetter>;

/** Sends a letter; a form with faults is rejected. */
export const sendLetter =
  (desk: Pick<LetterDesk, 'send'>) =>
  (letter: LetterToSend): ResultAsync<SentLetter, Failure> =>
    judged(letterFaults(letter.form), () => desk.send(letter));

/** {@link sendLetter} bound to its port. */
export type SendLetter = ReturnType<typeof sendLetter>;
