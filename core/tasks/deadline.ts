import type { TaskDue } from './due-day.ts';
import { dueDaysLeft } from './due-days-left.ts';
import type { Task } from './task.ts';

/**
 * The message key that introduces the date of a task.
 *
 * | task                     | key          |
 * | ------------------------ | ------------ |
 * | required                 | `due-before` |
 * | optional                 | `tip`        |
 * | optional, day has passed | `tip-passed` |
 *
 * An optional task has a day but no time, so it passes at the end of its day.
 */
export type DeadlineKind = 'due-before' | 'tip' | 'tip-passed';

/**
 * How the date of a task is introduced.
 *
 * Source: portal spec §4 "A required task shows a due-before date; an optional one shows a tip"; `tip-passed`
 * is ours.
 *
 * @example
 * ```ts
 * deadlineOf({ required: true, due: '20270112T235900Z' }, new Date('2027-01-13T00:00:00Z')) // 'due-before'
 * deadlineOf({ required: false, due: '20270112T235900Z' }, new Date('2027-01-05T09:00:00Z')) // 'tip'
 * ```
 */
export const deadlineOf = (task: Pick<Task, 'required'> & TaskDue, now: Date): DeadlineKind => {
  if (task.required) return 'due-before';
  return dueDaysLeft(task, now) < 0 ? 'tip-passed' : 'tip';
};
