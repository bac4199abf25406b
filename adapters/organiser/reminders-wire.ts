import {
  PlannedMailSchema,
  type ReminderOffice,
  ReminderPlanSchema,
  type ReminderSchedule,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';

/** A {@link ReminderOffice} behind calls below an event. */
export const reminderOffice = (call: Http): ReminderOffice => ({
  plan: (schedule, search) =>
    call('get', 'reminders', ReminderPlanSchema, {
      searchParams: { ...(schedule && listOf(schedule)), ...(search !== undefined && { search }) },
    }),
  preview: (email, schedule) =>
    call('get', 'reminders/preview', PlannedMailSchema, { searchParams: { email, ...listOf(schedule) } }),
  save: (form, version) => call('put', 'reminders', ReminderPlanSchema, { json: { form, version } }),
});

const listOf = (schedule: ReminderSchedule) => ({ schedule: schedule.join(',') });
