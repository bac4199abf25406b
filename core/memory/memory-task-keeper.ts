import { errAsync, okAsync } from 'neverthrow';
import type { ParticipationId } from '../shared/index.ts';
import type { Task, TaskKeeper } from '../tasks/index.ts';
import { TASK_LIST_CAP } from '../tasks/index.ts';

/** Stores tasks in memory, per participation and in the organiser's order. */
export const memoryTaskKeeper = (tasks: Readonly<Record<string, readonly Task[]>>): TaskKeeper => {
  const stored = new Map(Object.entries(tasks));
  const of = (participation: ParticipationId): readonly Task[] => stored.get(participation) ?? [];

  const change = (
    participation: ParticipationId,
    isIt: (task: Task) => boolean,
    fresh: Partial<Task>,
  ): void => {
    const changed = of(participation).map((task) => (isIt(task) ? { ...task, ...fresh } : task));
    stored.set(participation, changed);
  };

  return {
    list: (participation) => okAsync(of(participation).slice(0, TASK_LIST_CAP)),
    create: (participation, { code, status }) => {
      const existing = of(participation).find((task) => task.code === code);
      if (existing === undefined) return errAsync({ kind: 'not-found', what: 'the task' });
      const serviceId = existing.serviceId ?? `${participation}/${code}`;
      change(participation, (task) => task.code === code, { serviceId, status });
      return okAsync(serviceId);
    },
    update: (participation, { serviceId, status }) => {
      const isIt = (task: Task): boolean => task.serviceId === serviceId;
      if (!of(participation).some(isIt)) return errAsync({ kind: 'not-found', what: 'the task' });
      change(participation, isIt, { status });
      return okAsync(serviceId);
    },
  };
};
