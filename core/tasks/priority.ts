import { instantOf } from '../shared/index.ts';
import { dueDaysLeft } from './due-days-left.ts';
import { isCompleted, type Task } from './task.ts';

/** The badge a task may carry. */
export type TaskPriority = 'optional' | 'urgent' | 'overdue';

/** A required task becomes urgent this many calendar days before it is due. Source: portal spec §9. */
export const URGENT_WINDOW_DAYS = 14;

/**
 * The badge of a task, or none.
 *
 * | task                                     | badge      |
 * | ---------------------------------------- | ---------- |
 * | completed                                | none       |
 * | may, not must                            | `optional` |
 * | its due instant has passed               | `overdue`  |
 * | due today or within 14 calendar days     | `urgent`   |
 * | due later                                | none       |
 *
 * The day is the one the due stamp names, compared with today in UTC: the same badge for every reader.
 *
 * Source: portal spec §4 "Task priority".
 */
export const priorityOf = (
  task: Pick<Task, 'status' | 'required' | 'due'>,
  now: Date,
): TaskPriority | undefined => {
  if (isCompleted(task)) return undefined;
  if (!task.required) return 'optional';
  if (instantOf(task.due) < now) return 'overdue';
  return dueDaysLeft(task, now) <= URGENT_WINDOW_DAYS ? 'urgent' : undefined;
};
