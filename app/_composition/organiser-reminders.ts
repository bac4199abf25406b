import { planReminders, previewReminder, type ReminderOffice, saveReminders } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of a fair's reminders, for server and browser. */
export const reminderUseCases = (office: ReminderOffice, log: Log) => ({
  planReminders: logged(planReminders(office), log),
  previewReminder: logged(previewReminder(office), log),
  saveReminders: logged(saveReminders(office), log),
});
