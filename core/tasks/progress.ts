import { isCompleted, type Task } from './task.ts';

/** How far the required tasks are; optional ones do not count. */
export interface TaskProgress {
  readonly required: number;
  readonly done: number;
  readonly open: number;
  /** 0 to 100, rounded down so that 100 means all; `undefined` when nothing is required. */
  readonly percent: number | undefined;
}

/** What the task overview shows. Source: portal spec §2 "Task overview widget". */
export const progressOf = (tasks: readonly Pick<Task, 'status' | 'required'>[]): TaskProgress => {
  const all = tasks.filter(({ required }) => required);
  const done = all.filter(isCompleted).length;
  const percent = all.length === 0 ? undefined : Math.floor((100 * done) / all.length);
  return { required: all.length, done, open: all.length - done, percent };
};
