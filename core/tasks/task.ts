import type { CompactTimestamp, FieldLanguages } from '../shared/index.ts';

/** The status in the profile service: a CLOSED task is completed. */
export type TaskStatus = 'OPEN' | 'CLOSED';

/** A task an exhibitor must, or may, do before the show. Source: portal spec §3 "Task". */
export interface Task {
  /** The organiser's code, unique in the participation. */
  readonly code: string;
  /** The id in the service (`psId`); absent until the task is first toggled. */
  readonly serviceId?: string;
  readonly status: TaskStatus;
  readonly title: string;
  /** A short text as sanitised HTML. */
  readonly content: string;
  /** What happens if it is late: plain text. */
  readonly consequence?: string;
  /** The code of the category. */
  readonly category: string;
  /** The visible name of the category. */
  readonly categoryTitle: string;
  readonly required: boolean;
  readonly due: CompactTimestamp;
  /** Its calendar day at the fair, if the service knows it; otherwise that of `due`: `2027-01-12`. */
  readonly dueDay?: string;
  /** The IANA zone of the fair, in which the due time is displayed. */
  readonly timeZone: string;
  /** A link to where the task can be completed. */
  readonly link?: TaskLink;
  /** The languages of texts that are not in the reader's. */
  readonly languages?: FieldLanguages<TaskText>;
  /** When it was completed, ISO, and by which user. */
  readonly completedAt?: string;
  readonly completedBy?: string;
}

/** The texts that the organiser writes in several languages. */
export type TaskText = 'title' | 'content' | 'consequence' | 'categoryTitle' | 'link';

/** A link to where a task can be completed. */
export interface TaskLink {
  readonly title: string;
  readonly href: string;
  readonly target: string;
}

/**
 * Whether a task is completed.
 *
 * @example
 * ```ts
 * isCompleted({ status: 'CLOSED' }) // true
 * ```
 */
export const isCompleted = (task: Pick<Task, 'status'>): boolean => task.status === 'CLOSED';

/** The status after a toggle. */
export const opposite = (status: TaskStatus): TaskStatus => (status === 'OPEN' ? 'CLOSED' : 'OPEN');
