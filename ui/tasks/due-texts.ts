import { dayIn, dayOf, instantOf, type Language } from '@fairdesk/core/shared';
import { dueDaysLeft, type Task } from '@fairdesk/core/tasks';
import { daysFromNow, dayText, shortDayText, timeText, zoneText } from '../shared/format.ts';
import type { Labels } from '../shared/translate.ts';

export interface DueTexts {
  /** For machines: `2027-01-12`. */
  readonly day: string;
  /** "12 January"; with its year when that is another one. */
  readonly date: string;
  /** "in 3 days". */
  readonly left: string;
  /** "Deadline: 12 January 2027, 23:59 (CET)", or the tip of an optional task. */
  readonly sentence: string;
}

/** When a task is due, in words. */
export const dueTexts = (task: Task, now: Date, { t, language }: Labels): DueTexts => {
  const day = dayOf(task.due);
  const daysLeft = dueDaysLeft(task, now);
  const thisYear = day.slice(0, 4) === now.toISOString().slice(0, 4);
  const date = dayText(day, language);
  return {
    day,
    date: thisYear ? shortDayText(day, language) : date,
    left: daysFromNow(daysLeft, language),
    sentence: task.required
      ? deadline(task, date, { t, language })
      : t(daysLeft < 0 ? 'task-tip-passed' : 'task-tip', { date }),
  };
};

/** The hour is told only where it falls on the day the stamp names; otherwise it would contradict it. */
const deadline = (task: Task, date: string, { t, language }: Pick<Labels, 't' | 'language'>): string => {
  const instant = instantOf(task.due);
  if (dayIn(task.timeZone, instant) !== dayOf(task.due)) return t('task-due-day', { date });
  return t('task-due', { date, ...clock(instant, task.timeZone, language) });
};

const clock = (instant: Date, timeZone: string, language: Language) => ({
  time: timeText(instant, timeZone, language),
  zone: zoneText(instant, timeZone, language),
});
