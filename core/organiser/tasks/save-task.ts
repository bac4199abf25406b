import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import { type DeadlineForm, deadlineFaults } from './task-deadline.ts';
import type { TaskDefinition, TaskForm } from './task-definition.ts';
import { taskFaults } from './task-faults.ts';
import type { NewTaskNames, TaskPlanner } from './task-planner.ts';

/** Adds a task, or restores a deleted one under its code; a form with faults is rejected. */
export const createTask =
  (planner: Pick<TaskPlanner, 'create'>) =>
  (form: TaskForm, names?: NewTaskNames): ResultAsync<TaskDefinition, Failure> =>
    judged(taskFaults(form), () => planner.create(form, names));

/** Changes a task; a form with faults is rejected. */
export const saveTask =
  (planner: Pick<TaskPlanner, 'save'>) =>
  (code: string, form: TaskForm, version: string): ResultAsync<TaskDefinition, Failure> =>
    judged(taskFaults(form), () => planner.save(code, form, version));

/** Gives companies a deadline of their own, or with none that of the task again. */
export const extendTask =
  (planner: Pick<TaskPlanner, 'extend'>) =>
  (
    code: string,
    companies: readonly string[],
    deadline: DeadlineForm | undefined,
  ): ResultAsync<void, Failure> =>
    judged(deadline ? deadlineFaults(deadline) : [], () => planner.extend(code, companies, deadline));

/** {@link createTask} bound to its port. */
export type CreateTask = ReturnType<typeof createTask>;
/** {@link saveTask} bound to its port. */
export type SaveTask = ReturnType<typeof saveTask>;
/** {@link extendTask} bound to its port. */
export type ExtendTask = ReturnType<typeof extendTask>;
