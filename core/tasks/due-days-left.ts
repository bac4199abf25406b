import { daysBetween } from '../shared/index.ts';
import { dueDayOf, type TaskDue } from './due-day.ts';
import { todayFor } from './today-for.ts';

/**
 * Calendar days from today to the due day of the task; negative when it has passed.
 *
 * @example
 * ```ts
 * dueDaysLeft({ due: '20270112T235900Z' }, new Date('2027-01-05T09:00:00Z')) // 7
 * ```
 */
export const dueDaysLeft = (task: TaskDue, now: Date): number =>
  daysBetween(todayFor(task, now), dueDayOf(task));
