import { daysBetween } from '../shared/index.ts';
import { deadlineOf } from './deadline.ts';
import { dueDayOf } from './due-day.ts';
import { isCompleted, type Task } from './task.ts';

/** The number of tasks on the dashboard. Source: portal spec §9. */
export const UPCOMING_TASKS_SHOWN = 3;

/**
 * The most urgent open tasks: soonest due first, and on the same day required before optional. A tip whose
 * day has passed comes last.
 *
 * The spec defines the number only; the order is ours.
 *
 * Source: portal spec §2 "Upcoming tasks list".
 */
export const upcomingTasks = (tasks: readonly Task[], now: Date): readonly Task[] =>
  tasks
    .filter((task) => !isCompleted(task))
    .toSorted(
      (one, other) =>
        Number(isPassedTip(one, now)) - Number(isPassedTip(other, now)) || soonestFirst(one, other),
    )
    .slice(0, UPCOMING_TASKS_SHOWN);

const isPassedTip = (task: Task, now: Date): boolean => deadlineOf(task, now) === 'tip-passed';

const soonestFirst = (one: Task, other: Task): number =>
  daysBetween(dueDayOf(other), dueDayOf(one)) || Number(other.required) - Number(one.required);
