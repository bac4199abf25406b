import type { Task } from '@fairdesk/core/tasks';

/** What the task blocks of a page need. */
export interface TaskData {
  /** Absent when the page has no tasks, or they could not be read. */
  readonly tasks?: readonly Task[] | undefined;
  /** Whether this user may complete tasks; absent in the editor. */
  readonly canTick?: boolean | undefined;
}
