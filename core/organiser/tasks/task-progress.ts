import { type CompactTimestamp, instantOf } from '../../shared/index.ts';
import { isCompleted, type TaskStatus } from '../../tasks/index.ts';

/** How far a company is with a task. */
export const TASK_STATES = ['late', 'open', 'done'] as const;
/** One of {@link TASK_STATES}. */
export type TaskState = (typeof TASK_STATES)[number];

/** The state of a company's task; only a required one is ever late, like its badge in the portal. */
export const taskStateOf = (
  task: { readonly status: TaskStatus; readonly required: boolean; readonly due: CompactTimestamp },
  now: Date,
): TaskState => {
  if (isCompleted(task)) return 'done';
  return task.required && instantOf(task.due) < now ? 'late' : 'open';
};
