import { isCompleted, type Task } from './task.ts';

/** The filters of the full task list. Source: portal spec §2 "Full task list". */
export const TASK_FILTERS = ['all', 'todo', 'completed'] as const;
/** One of {@link TASK_FILTERS}. */
export type TaskFilter = (typeof TASK_FILTERS)[number];

/** Whether the filter includes the task. */
export const passesFilter =
  (filter: TaskFilter) =>
  (task: Pick<Task, 'status'>): boolean =>
    filter === 'all' || isCompleted(task) === (filter === 'completed');
