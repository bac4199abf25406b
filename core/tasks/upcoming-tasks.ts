import { dayOf, daysBetween } from '../shared/index.ts';
import { isCompleted, type Task } from './task.ts';

/** How many tasks the dashboard shows. Source: portal spec §9. */
export const UPCOMING_TASKS_SHOWN = 3;

/**
 * The open tasks that come first: soonest due, and on one day the required before the optional.
 *
 * The spec names the number only; the order is ours.
 *
 * Source: portal spec §2 "Upcoming tasks list".
 */
export const upcomingTasks = (tasks: readonly Task[]): readonly Task[] =>
  tasks
    .filter((task) => !isCompleted(task))
    .toSorted(soonestFirst)
    .slice(0, UPCOMING_TASKS_SHOWN);

const soonestFirst = (one: Task, other: Task): number =>
  daysBetween(dayOf(other.due), dayOf(one.due)) || Number(other.required) - Number(one.required);
