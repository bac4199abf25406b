import type { Log } from '@fairdesk/core/shared';
import { type TaskKeeper, toggleTask } from '@fairdesk/core/tasks';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Tasks as one person ticks them: their e-mail address is kept with what they did. */
export type TaskKeeperOf = (email: string) => TaskKeeper;

export const TASK_KEEPER = token<TaskKeeperOf>('task keeper');

/** The use cases of tasks, the same on either side. */
export const taskUseCases = (keeper: TaskKeeper, log: Log) => ({
  toggleTask: logged(toggleTask(keeper), log),
});
