import * as z from 'zod/mini';
import { REMINDER_DAYS } from './reminders.ts';

/** The body of a save of the reminders. */
export const ReminderBodySchema = z.object({
  version: z.string(),
  form: z.object({
    isOn: z.boolean(),
    schedule: z.array(z.number()).check(z.maxLength(REMINDER_DAYS.length)),
  }),
});
