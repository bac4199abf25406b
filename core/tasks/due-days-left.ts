import { dayOf, daysBetween, utcDay } from '../shared/index.ts';
import type { Task } from './task.ts';

/** Calendar days from today (UTC) to the day the task's stamp names; negative when that day is past. */
export const dueDaysLeft = (task: Pick<Task, 'due'>, now: Date): number =>
  daysBetween(utcDay(now), dayOf(task.due));
