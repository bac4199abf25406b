import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { PlannedMail, ReminderForm, ReminderPlan } from './reminder-plan.ts';
import type { ReminderSchedule } from './reminders.ts';

/** The reminders of an event. */
export interface ReminderOffice {
  /**
   * The stored settings, with what they would send today; or what `schedule` would send.
   *
   * @param search the recipients are those whose address and companies have these words
   */
  plan(schedule?: ReminderSchedule, search?: string): ResultAsync<ReminderPlan, Failure>;
  /** The mail for one person; `not-found` for a person who would get none today. */
  preview(email: string, schedule: ReminderSchedule): ResultAsync<PlannedMail, Failure>;
  /** Replaces the settings; `conflict` when another save came since `version` was read. */
  save(form: ReminderForm, version: string): ResultAsync<ReminderPlan, Failure>;
}
