import {
  addDays,
  type CompactTimestamp,
  dayIn,
  daysBetween,
  instantOf,
  zonedInstant,
} from '../../shared/index.ts';

/** A required task of one company, with what a reminder needs to know. */
export interface RemindableTask {
  readonly code: string;
  readonly participation: string;
  readonly isDone: boolean;
  readonly due: CompactTimestamp;
}

/** A user who can complete the tasks of a company. */
export interface RemindedPerson {
  readonly email: string;
  readonly participation: string;
}

/**
 * The days of reminders, relative to the due day of a task in the fair's zone: `14` is two weeks before, `0` the
 * day itself, `-1` one day late.
 */
export type ReminderSchedule = readonly number[];

/** The schedule of a new fair. Ours. */
export const REMINDER_SCHEDULE: ReminderSchedule = [14, 7, 2, 0, -1];
/** The days that a schedule may contain. Ours. */
export const REMINDER_DAYS = [28, 21, 14, 10, 7, 5, 3, 2, 1, 0, -1, -3, -7] as const;
/** The time of day from which reminders are sent, in the fair's zone. Ours. */
export const REMINDER_TIME = '08:00';

/** What decides about the reminders of a fair. */
export interface ReminderInput<Task extends RemindableTask> {
  readonly tasks: readonly Task[];
  readonly people: readonly RemindedPerson[];
  readonly schedule: ReminderSchedule;
  /** The fair's zone; IANA. */
  readonly timeZone: string;
  readonly now: Date;
  /** The last day for which reminders were sent, in the fair's zone; without one, the day before. */
  readonly lastDay?: string | undefined;
  /** The day to send for, in the fair's zone; without one, that of {@link reminderDay}. */
  readonly day?: string | undefined;
  /** The last day for which a person was reminded, where it is not `lastDay`. */
  readonly lastDayOf?: ((email: string) => string | undefined) | undefined;
}

/** One mail to one person about all tasks of their companies that are due soon or late. */
export interface Digest<Task extends RemindableTask> {
  readonly email: string;
  /** In the fair's zone. */
  readonly day: string;
  /** By company, then by due time. Never empty. */
  readonly tasks: readonly Task[];
}

/** What a deadline means on the day of reminders. */
interface Deadline {
  /** Whether a mail names tasks with it. */
  readonly isListed: boolean;
  /** The latest day of the schedule that has come; empty for none. */
  readonly reminded: string;
}

/** The day for which reminders are due now; `undefined` before {@link REMINDER_TIME}, and when they were sent. */
export const reminderDay = (timeZone: string, now: Date, lastDay?: string): string | undefined => {
  const today = dayIn(timeZone, now);
  const isTime = now >= zonedInstant(today, REMINDER_TIME, timeZone);
  return isTime && (lastDay === undefined || today > lastDay) ? today : undefined;
};

/**
 * The reminders to send now: at most one for each person and day.
 *
 * A person gets one when a day of the schedule has come for an open task since the last reminders: a server that
 * was down for days sends one mail, not one for each day. The mail lists every open task that is due within the
 * schedule, and every late one. Ours.
 */
export const remindersDue = <Task extends RemindableTask>(
  input: ReminderInput<Task>,
): readonly Digest<Task>[] => {
  const { schedule, timeZone, now, lastDay, day = reminderDay(timeZone, now, lastDay) } = input;
  if (day === undefined) return [];
  const before = lastDay ?? addDays(day, -1);
  const horizon = Math.max(...schedule);
  const deadlines = new Map<CompactTimestamp, Deadline>();
  /** Thousands of companies share a deadline, and days of a zone take long to find. */
  const deadlineOf = ({ due }: Task): Deadline => {
    const known = deadlines.get(due);
    if (known) return known;
    const dueDay = dayIn(timeZone, instantOf(due));
    const reminded = schedule.map((days) => addDays(dueDay, -days)).filter((each) => each <= day);
    const deadline = {
      isListed: daysBetween(day, dueDay) <= horizon,
      reminded: reminded.toSorted().at(-1) ?? '',
    };
    deadlines.set(due, deadline);
    return deadline;
  };
  const open = input.tasks.filter(({ isDone }) => !isDone);
  /** The latest day of the schedule that has come, by company. */
  const latest = new Map<string, string>();
  for (const task of open) {
    const { reminded } = deadlineOf(task);
    if (reminded > (latest.get(task.participation) ?? '')) latest.set(task.participation, reminded);
  }
  const listed = open.filter((task) => deadlineOf(task).isListed);
  return digestsOf(input.people, listed, day).filter(({ email, places }) => {
    const since = input.lastDayOf?.(email) ?? before;
    return places.some((participation) => (latest.get(participation) ?? '') > since);
  });
};

/**
 * Reminders that an organiser sends now, whatever the schedule: one for each person, of every required open task of
 * these companies, late ones included. Ours.
 *
 * @param day today in the fair's zone
 */
export const remindersFor = <Task extends RemindableTask>(
  { tasks, people }: Pick<ReminderInput<Task>, 'tasks' | 'people'>,
  participations: ReadonlySet<string>,
  day: string,
): readonly Digest<Task>[] => {
  const open = tasks.filter(({ isDone, participation }) => !isDone && participations.has(participation));
  return digestsOf(people, open, day).filter((digest) => digest.tasks.length > 0);
};

/** One digest for each person, of these tasks of their companies; it may be empty. */
const digestsOf = <Task extends RemindableTask>(
  people: readonly RemindedPerson[],
  tasks: readonly Task[],
  day: string,
) => {
  const listed = new Map<string, Task[]>();
  for (const task of tasks) {
    const own = listed.get(task.participation) ?? [];
    own.push(task);
    listed.set(task.participation, own);
  }
  const placesOf = new Map<string, Set<string>>();
  for (const { email, participation } of people)
    placesOf.set(email, (placesOf.get(email) ?? new Set()).add(participation));
  return [...placesOf].map(([email, set]) => {
    const places = [...set];
    const own = places.flatMap((participation) =>
      [...(listed.get(participation) ?? [])].sort((one, other) => one.due.localeCompare(other.due)),
    );
    return { email, day, tasks: own, places };
  });
};

/** The key of a reminder: of two servers that send the same one, only the first succeeds. */
export const reminderKey = (event: string, { email, day }: Pick<Digest<RemindableTask>, 'email' | 'day'>) =>
  `reminder:${event}:${email}:${day}`;
