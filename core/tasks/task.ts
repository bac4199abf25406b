import type { CompactTimestamp } from '../shared/index.ts';

/** The profile service's words: a CLOSED task is a completed one. */
export type TaskStatus = 'OPEN' | 'CLOSED';

/** One thing an exhibitor must, or may, do before the show. Source: portal spec §3 "Task". */
export interface Task {
  /** The organiser's own code; one per participation. */
  readonly code: string;
  /** The service's id (`psId`); absent until the task is first toggled. */
  readonly serviceId?: string;
  readonly status: TaskStatus;
  readonly title: string;
  /** Small, sanitised HTML. */
  readonly content: string;
  /** The code by which tasks are grouped. */
  readonly category: string;
  /** The category as a reader calls it. */
  readonly categoryTitle: string;
  readonly required: boolean;
  readonly due: CompactTimestamp;
  /** IANA zone of the fair, in which the due time is told. */
  readonly timeZone: string;
  /** Where the task is solved. */
  readonly link?: TaskLink;
  /** When it was completed, ISO, and by whom. */
  readonly completedAt?: string;
  readonly completedBy?: string;
}

/** A way to the place where a task is solved. */
export interface TaskLink {
  readonly title: string;
  readonly href: string;
  readonly target: string;
}

/** Whether a task is done. */
export const isCompleted = (task: Pick<Task, 'status'>): boolean => task.status === 'CLOSED';

/** The status a toggle leads to. */
export const opposite = (status: TaskStatus): TaskStatus => (status === 'OPEN' ? 'CLOSED' : 'OPEN');
