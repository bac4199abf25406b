import * as z from 'zod/mini';
import type { PlannedMail, ReminderPlan } from './reminder-plan.ts';
import { REMINDER_DAYS } from './reminders.ts';

/** The body of a save of the reminders. */
export const ReminderBodySchema = z.object({
  version: z.string(),
  form: z.object({
    isOn: z.boolean(),
    schedule: z.array(z.number()).check(z.maxLength(REMINDER_DAYS.length)),
  }),
});

/** The reminders of a fair, as the server sends them. */
export const ReminderPlanSchema: z.ZodMiniType<ReminderPlan> = z.object({
  isOn: z.boolean(),
  schedule: z.array(z.number()),
  version: z.string(),
  timeZone: z.string(),
  day: z.string(),
  lastDay: z.optional(z.string()),
  isPublished: z.boolean(),
  people: z.number(),
  companies: z.number(),
  tasks: z.number(),
  recipients: z.array(
    z.object({ email: z.string(), companies: z.array(z.string()), isCarried: z.boolean() }),
  ),
});
/** A reminder to one person, as the server sends it. */
export const PlannedMailSchema: z.ZodMiniType<PlannedMail> = z.object({
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  isPart: z.boolean(),
});
