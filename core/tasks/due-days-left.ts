import { dayOf, daysBetween, utcDay } from '../shared/index.ts';
import type { Task } from './task.ts';

/**
 * Calendar days from today (UTC) to the due day of the task; negative when it has passed.
 *
 * @example
 * ```ts
 * dueDaysLeft({ due: '20270112T235900Z' }, new Date('2027-01-05T09:00:00Z')) // 7
 * ```
 */
export const dueDaysLeft = (task: Pick<Task, 'due'>, now: Date): number =>
  daysBetween(utcDay(now), dayOf(task.due));
