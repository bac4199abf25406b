import { actOnMail, type MailLog, resendMails } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of a fair's mail, for server and browser. */
export const mailUseCases = (mailLog: MailLog, log: Log) => ({
  actOnMail: logged(actOnMail(mailLog), log),
  resendMails: logged(resendMails(mailLog), log),
  readMail: logged(mailLog.read, log),
});
