import { REMINDER_DAYS, type ReminderSchedule } from './reminders.ts';

/** Whether and when a fair reminds its exhibitors by itself. */
export interface ReminderForm {
  readonly isOn: boolean;
  readonly schedule: ReminderSchedule;
}

/** The reminders of a fair, and what they would send today. */
export interface ReminderPlan extends ReminderForm {
  /** Changes with every save. */
  readonly version: string;
  /** The fair's zone; IANA. */
  readonly timeZone: string;
  /** Today in the fair's zone: `2026-11-05`. */
  readonly day: string;
  /** The last day for which reminders were sent; absent before the first. */
  readonly lastDay?: string | undefined;
  /** Whether the fair's state allows mail: only a published fair reminds. */
  readonly isPublished: boolean;
  /** How many people would get a mail today, at how many companies, about how many open tasks. */
  readonly people: number;
  readonly companies: number;
  readonly tasks: number;
  /** At most {@link PLANNED_RECIPIENTS_MAX} of them, by address. */
  readonly recipients: readonly PlannedRecipient[];
}

/** A person who would be reminded. */
export interface PlannedRecipient {
  readonly email: string;
  /** The companies it is about. */
  readonly companies: readonly string[];
  /** Whether the mail of another fair names these tasks too. */
  readonly isCarried: boolean;
}

/** What a mail says to its recipient about this fair. */
export interface PlannedMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Whether the mail also says something about other fairs. */
  readonly isPart: boolean;
}

/** How many recipients a plan names; a search finds the others. */
export const PLANNED_RECIPIENTS_MAX = 8;

/** A schedule without unknown days and repetitions, the earliest reminder first. */
export const cleanSchedule = (days: readonly number[]): ReminderSchedule =>
  REMINDER_DAYS.filter((day) => days.includes(day));
