import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { LoggedMail, MailAction, MailFilter, MailPage, MailText } from './mail-log.ts';
import type { MailKind, MailReader, MailSample, MailTextForm, PlannedMailText } from './mail-texts.ts';

/** The mail of an event. */
export interface MailLog {
  /** A page of the log, newest first. */
  page(filter: MailFilter): ResultAsync<MailPage, Failure>;
  /** Does what {@link mailActionOf} allows; `conflict` when the mail does not allow it any longer. */
  act(id: string, action: MailAction): ResultAsync<LoggedMail, Failure>;
  /** Sends those of them again that are failed or unsure. @returns those, as they are now */
  resendAll(ids: readonly string[]): ResultAsync<readonly LoggedMail[], Failure>;
  /** The text of a mail. */
  read(id: string): ResultAsync<MailText, Failure>;
}

/** The texts of the mails that the product sends for a fair. */
export interface MailTextOffice {
  /** Every mail, in the order of {@link MAIL_KINDS}. */
  texts(): ResultAsync<readonly PlannedMailText[], Failure>;
  /** Replaces the texts of a mail; `conflict` when they are not as they were seen. */
  save(kind: MailKind, form: MailTextForm, before: MailTextForm): ResultAsync<PlannedMailText, Failure>;
  /** At most {@link MAIL_READERS_MAX} people of the fair whose name, address or company has these words. */
  readers(search: string): ResultAsync<readonly MailReader[], Failure>;
  /** The values of a mail to this person; `not-found` for someone without a company at the fair. */
  sample(email: string): ResultAsync<MailSample, Failure>;
}
