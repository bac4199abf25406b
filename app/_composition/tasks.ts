import type { Log } from '@fairdesk/core/shared';
import { type TaskKeeper, toggleTask } from '@fairdesk/core/tasks';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Tasks for one user, whose e-mail address is stored with each toggle. */
export type TaskKeeperOf = (email: string) => TaskKeeper;

export const TASK_KEEPER = token<TaskKeeperOf>('task keeper');

/** The use cases of tasks, for server and browser. */
export const taskUseCases = (keeper: TaskKeeper, log: Log) => ({
  toggleTask: logged(toggleTask(keeper), log),
});
