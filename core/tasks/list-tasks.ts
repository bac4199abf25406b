import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, ParticipationId } from '../shared/index.ts';
import { TASK_LIST_CAP, type TaskKeeper } from './ports.ts';
import type { Task } from './task.ts';

/** All tasks of a participation, in the organiser's order; never more than 100. Source: portal spec §9 "Task list cap". */
export const listTasks =
  (keeper: TaskKeeper) =>
  (participation: ParticipationId, language: Language): ResultAsync<readonly Task[], Failure> =>
    keeper.list(participation, language).map((tasks) => tasks.slice(0, TASK_LIST_CAP));

/** {@link listTasks} bound to its ports. */
export type ListTasks = ReturnType<typeof listTasks>;
