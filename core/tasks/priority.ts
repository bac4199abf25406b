import { instantOf } from '../shared/index.ts';
import type { TaskDue } from './due-day.ts';
import { dueDaysLeft } from './due-days-left.ts';
import { isCompleted, type Task } from './task.ts';

/** The badge of a task. */
export type TaskPriority = 'optional' | 'urgent' | 'overdue';

/**
 * The number of calendar days before its due day in which a required task is urgent. Source: portal spec §9.
 */
export const URGENT_WINDOW_DAYS = 14;

/**
 * The badge of a task, or none.
 *
 * | task                                 | badge      |
 * | ------------------------------------ | ---------- |
 * | completed                            | none       |
 * | optional                             | `optional` |
 * | its due instant has passed           | `overdue`  |
 * | due today or within 14 calendar days | `urgent`   |
 * | due later                            | none       |
 *
 * Uses the calendar day of the due timestamp and today in UTC, or both at the fair where the service names its day,
 * so every reader sees the same badge.
 *
 * Source: portal spec §4 "Task priority".
 *
 * @example
 * ```ts
 * priorityOf({ status: 'OPEN', required: true, due: '20270112T235900Z' }, new Date('2027-01-05T09:00:00Z'))
 * // 'urgent'
 * priorityOf({ status: 'CLOSED', required: true, due: '20270112T235900Z' }, new Date('2027-02-01T09:00:00Z'))
 * // undefined
 * ```
 */
export const priorityOf = (
  task: Pick<Task, 'status' | 'required'> & TaskDue,
  now: Date,
): TaskPriority | undefined => {
  if (isCompleted(task)) return undefined;
  if (!task.required) return 'optional';
  if (instantOf(task.due) < now) return 'overdue';
  return dueDaysLeft(task, now) <= URGENT_WINDOW_DAYS ? 'urgent' : undefined;
};
