import { dayOf, daysBetween, utcDay } from '../shared/index.ts';
import type { Task } from './task.ts';

/** Calendar days from today (UTC) to the due day of the task; negative when it has passed. */
export const dueDaysLeft = (task: Pick<Task, 'due'>, now: Date): number =>
  daysBetween(utcDay(now), dayOf(task.due));
