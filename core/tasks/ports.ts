import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, ParticipationId } from '../shared/index.ts';
import type { Task, TaskStatus } from './task.ts';

/** Stores the tasks of participations. */
export interface TaskKeeper {
  /** At most {@link TASK_LIST_CAP} tasks, in the organiser's order, in this language. */
  list(participation: ParticipationId, language: Language): ResultAsync<readonly Task[], Failure>;
  /** Creates a task that the service has not stored yet and returns its id. Safe to repeat: no duplicates. */
  create(participation: ParticipationId, task: NewTask): ResultAsync<string, Failure>;
  /** Updates a stored task and returns its id. An id of another participation is `not-found`. */
  update(participation: ParticipationId, change: TaskChange): ResultAsync<string, Failure>;
}

/** A task to create. */
export interface NewTask {
  readonly code: string;
  readonly status: TaskStatus;
}

/** A change to a stored task. */
export interface TaskChange {
  readonly serviceId: string;
  readonly status: TaskStatus;
}

/** The maximum number of tasks in a list. Source: portal spec §9. */
export const TASK_LIST_CAP = 100;
