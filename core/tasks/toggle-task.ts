import type { ResultAsync } from 'neverthrow';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { TaskKeeper } from './ports.ts';
import { opposite, type Task } from './task.ts';

/** How long a toggled task remains visible on the dashboard, in milliseconds. Source: portal spec §9. */
export const REMOVE_AFTER_TOGGLE_MS = 500;

/**
 * Completes an open task, or reopens a completed one.
 *
 * A task that was never toggled has no id in the service yet, so it is created there. When and by whom it was
 * completed is known only after the next load.
 *
 * @returns the updated task; on a failure nothing has changed.
 * Source: portal spec §4 "Task".
 */
export const toggleTask =
  (keeper: TaskKeeper) =>
  (participation: ParticipationId, task: Task): ResultAsync<Task, Failure> => {
    const { completedAt, completedBy, ...lasting } = task;
    const status = opposite(task.status);
    const stored =
      task.serviceId === undefined
        ? keeper.create(participation, { code: task.code, status })
        : keeper.update(participation, { serviceId: task.serviceId, status });
    return stored.map((serviceId): Task => ({ ...lasting, serviceId, status }));
  };

/** {@link toggleTask} bound to its ports. */
export type ToggleTask = ReturnType<typeof toggleTask>;
