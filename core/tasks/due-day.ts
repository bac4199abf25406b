import { dayOf } from '../shared/index.ts';
import type { Task } from './task.ts';

/** The properties of a task that decide its due day. */
export type TaskDue = Pick<Task, 'due' | 'dueDay'> & Partial<Pick<Task, 'timeZone'>>;

/**
 * The calendar day on which a task is due: `2027-01-12`.
 *
 * @example
 * ```ts
 * dueDayOf({ due: '20270112T235900Z' }) // '2027-01-12'
 * dueDayOf({ due: '20270113T055900Z', dueDay: '2027-01-12' }) // '2027-01-12'
 * ```
 */
export const dueDayOf = ({ due, dueDay }: TaskDue): string => dueDay || dayOf(due);
