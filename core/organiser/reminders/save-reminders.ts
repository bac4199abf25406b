import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { ReminderOffice } from './ports.ts';
import { cleanSchedule, type PlannedMail, type ReminderForm, type ReminderPlan } from './reminder-plan.ts';
import type { ReminderSchedule } from './reminders.ts';

/** The reminders of a fair, with what another schedule would send today. */
export const planReminders =
  (office: ReminderOffice) =>
  (schedule?: ReminderSchedule, search?: string): ResultAsync<ReminderPlan, Failure> =>
    office.plan(schedule && cleanSchedule(schedule), search);

/** {@link planReminders} bound to its port. */
export type PlanReminders = ReturnType<typeof planReminders>;

/** The mail that one person would get today with this schedule; `not-found` for a person who would get none. */
export const previewReminder =
  (office: ReminderOffice) =>
  (email: string, schedule: ReminderSchedule): ResultAsync<PlannedMail, Failure> =>
    office.preview(email, cleanSchedule(schedule));

/** {@link previewReminder} bound to its port. */
export type PreviewReminder = ReturnType<typeof previewReminder>;

/** Switches reminders on or off and changes their schedule; `conflict` when another save came first. */
export const saveReminders =
  (office: ReminderOffice) =>
  ({ isOn, schedule }: ReminderForm, version: string): ResultAsync<ReminderPlan, Failure> =>
    office.save({ isOn, schedule: cleanSchedule(schedule) }, version);

/** {@link saveReminders} bound to its port. */
export type SaveReminders = ReturnType<typeof saveReminders>;
