import { isCompleted, type Task } from './task.ts';

/** The progress of the required tasks; optional ones do not count. */
export interface TaskProgress {
  readonly required: number;
  readonly done: number;
  readonly open: number;
  /**
   * 0 to 100, rounded, but 100 only when all are done and 0 only when none is. `undefined` when nothing is
   * required.
   */
  readonly percent: number | undefined;
}

/**
 * The progress in the task overview. Source: portal spec §2 "Task overview widget".
 *
 * @example
 * ```ts
 * progressOf([]) // { required: 0, done: 0, open: 0 }
 * ```
 */
export const progressOf = (tasks: readonly Pick<Task, 'status' | 'required'>[]): TaskProgress => {
  const all = tasks.filter(({ required }) => required);
  const done = all.filter(isCompleted).length;
  return { required: all.length, done, open: all.length - done, percent: percentOf(done, all.length) };
};

const percentOf = (done: number, all: number): number | undefined => {
  if (all === 0) return undefined;
  if (done === 0 || done === all) return done === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * done) / all)));
};
