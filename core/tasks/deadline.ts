import { dueDaysLeft } from './due-days-left.ts';
import type { Task } from './task.ts';

/**
 * How the date of a task is introduced.
 *
 * | task                      | key              |
 * | ------------------------- | ---------------- |
 * | must be done              | `due-before`     |
 * | may be done               | `tip`            |
 * | may be done, day passed   | `tip-passed`     |
 *
 * A tip names a day and no hour, so it passes with its day (UTC).
 */
export type DeadlineKind = 'due-before' | 'tip' | 'tip-passed';

/** Source: portal spec §4 "A required task shows a due-before date; an optional one shows a tip"; the last is ours. */
export const deadlineOf = ({ required, due }: Pick<Task, 'required' | 'due'>, now: Date): DeadlineKind => {
  if (required) return 'due-before';
  return dueDaysLeft({ due }, now) < 0 ? 'tip-passed' : 'tip';
};
