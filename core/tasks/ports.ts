import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, ParticipationId } from '../shared/index.ts';
import type { Task, TaskStatus } from './task.ts';

/**
 * Where tasks are kept.
 */
export interface TaskKeeper {
  /** At most {@link TASK_LIST_CAP} tasks, in the organiser's order, in this language. */
  list(participation: ParticipationId, language: Language): ResultAsync<readonly Task[], Failure>;
  /** Records a task the service has not seen; answers its id. Repeating it never doubles the task. */
  create(participation: ParticipationId, task: NewTask): ResultAsync<string, Failure>;
  /** Changes one it has; answers the same id. An id of another participation is `not-found`. */
  update(participation: ParticipationId, change: TaskChange): ResultAsync<string, Failure>;
}

/** A task as it is first recorded. */
export interface NewTask {
  readonly code: string;
  readonly status: TaskStatus;
}

/** What becomes of a task already recorded. */
export interface TaskChange {
  readonly serviceId: string;
  readonly status: TaskStatus;
}

/** The longest task list. Source: portal spec §9. */
export const TASK_LIST_CAP = 100;
