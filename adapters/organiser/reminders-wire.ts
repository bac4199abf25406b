import type { ReminderOffice, ReminderSchedule } from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';

const Plan = z.object({
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

const Mail = z.object({
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  isPart: z.boolean(),
});

/** A {@link ReminderOffice} behind calls below an event. */
export const reminderOffice = (call: Http): ReminderOffice => ({
  plan: (schedule) =>
    call('get', 'reminders', Plan, schedule === undefined ? {} : { searchParams: { ...listOf(schedule) } }),
  preview: (email, schedule) =>
    call('get', 'reminders/preview', Mail, { searchParams: { email, ...listOf(schedule) } }),
  save: (form, version) => call('put', 'reminders', Plan, { json: { form, version } }),
});

const listOf = (schedule: ReminderSchedule) => ({ schedule: schedule.join(',') });
