import {
  actOnMail,
  type LetterDesk,
  type MailLog,
  type MessagePlanner,
  planLetter,
  planReminders,
  previewReminder,
  type ReminderOffice,
  resendMails,
  saveMessage,
  saveReminders,
  sendLetter,
} from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from '../logged.ts';

/** The use cases of a fair's mail, for server and browser. */
export const mailUseCases = (mailLog: MailLog, log: Log) => ({
  actOnMail: logged(actOnMail(mailLog), log),
  resendMails: logged(resendMails(mailLog), log),
  readMail: logged(mailLog.read, log),
});

/** The use cases of writing to exhibitors, for server and browser. */
export const letterUseCases = (desk: LetterDesk, log: Log) => ({
  listLetters: logged(desk.list, log),
  planLetter: logged(planLetter(desk), log),
  previewLetter: logged(desk.preview, log),
  testLetter: logged(desk.test, log),
  sendLetter: logged(sendLetter(desk), log),
  cancelLetter: logged(desk.cancel, log),
});

export type LetterUseCases = ReturnType<typeof letterUseCases>;

/** The use cases of planning messages, for server and browser. */
export const messageUseCases = (planner: MessagePlanner, log: Log) => ({
  planMessages: logged(planner.plan, log),
  findMessageCompanies: logged(planner.companies, log),
  saveMessage: logged(saveMessage(planner), log),
  removeMessage: logged(planner.remove, log),
});

export type MessageUseCases = ReturnType<typeof messageUseCases>;

/** The use cases of a fair's reminders, for server and browser. */
export const reminderUseCases = (office: ReminderOffice, log: Log) => ({
  planReminders: logged(planReminders(office), log),
  previewReminder: logged(previewReminder(office), log),
  saveReminders: logged(saveReminders(office), log),
});
