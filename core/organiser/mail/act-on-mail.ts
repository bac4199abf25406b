import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import { type LoggedMail, MAIL_PAGE_SIZE, type MailAction } from './mail-log.ts';
import type { MailLog } from './ports.ts';

/** Sends a failed or unsure mail again, or cancels one that waits; `conflict` when it has moved on meanwhile. */
export const actOnMail =
  (log: MailLog) =>
  (id: string, action: MailAction): ResultAsync<LoggedMail, Failure> =>
    log.act(id, action);

/** {@link actOnMail} bound to its port. */
export type ActOnMail = ReturnType<typeof actOnMail>;

/** Sends failed and unsure mails again, the others of the list not; each mail once. @returns those sent again */
export const resendMails =
  (log: Pick<MailLog, 'resendAll'>) =>
  (ids: readonly string[]): ResultAsync<readonly LoggedMail[], Failure> =>
    log.resendAll([...new Set(ids)].slice(0, MAIL_PAGE_SIZE));

/** {@link resendMails} bound to its port. */
export type ResendMails = ReturnType<typeof resendMails>;
