import { dayIn, instantOf, type Language } from '@fairdesk/core/shared';
import { type DeadlineKind, deadlineOf, dueDayOf, dueDaysLeft, type Task } from '@fairdesk/core/tasks';
import { dayMonthText, daysFromNow, dayText, timeText, zoneText } from '../shared/texts/format.ts';
import type { Labels } from '../shared/texts/translate.ts';

export interface DueTexts {
  /** Machine-readable: `2027-01-12`. */
  readonly day: string;
  /** "12 January"; with the year if it is not the current one. */
  readonly date: string;
  /** "in 3 days". */
  readonly left: string;
  /** "Deadline: 12 January 2027, 23:59 (CET)", or the tip of an optional task. */
  readonly sentence: string;
}

/** The texts about when a task is due. */
export const dueTexts = (task: Task, now: Date, { t, language }: Labels): DueTexts => {
  const day = dueDayOf(task);
  const thisYear = day.slice(0, 4) === now.toISOString().slice(0, 4);
  const date = dayText(day, language);
  return {
    day,
    date: thisYear ? dayMonthText(day, language) : date,
    left: daysFromNow(dueDaysLeft(task, now), language),
    sentence: SENTENCES[deadlineOf(task, now)](task, date, { t, language }),
  };
};

/** The time is included only when its local day equals the due day; otherwise the two would contradict each other. */
const deadline = (task: Task, date: string, { t, language }: Pick<Labels, 't' | 'language'>): string => {
  const instant = instantOf(task.due);
  if (dayIn(task.timeZone, instant) !== dueDayOf(task)) return t('task-due-day', { date });
  return t('task-due', { date, ...clock(instant, task.timeZone, language) });
};

type Sentence = (task: Task, date: string, labels: Pick<Labels, 't' | 'language'>) => string;

const SENTENCES: Readonly<Record<DeadlineKind, Sentence>> = {
  'due-before': deadline,
  tip: (_, date, { t }) => t('task-tip', { date }),
  'tip-passed': (_, date, { t }) => t('task-tip-passed', { date }),
};

const clock = (instant: Date, timeZone: string, language: Language) => ({
  time: timeText(instant, timeZone, language),
  zone: zoneText(instant, timeZone, language),
});
