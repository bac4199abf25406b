import { createTask, extendTask, saveTask, type TaskPlanner } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of planning tasks, for server and browser. */
export const taskUseCases = (planner: TaskPlanner, log: Log) => ({
  planTasks: logged(planner.plan, log),
  taskCompanies: logged(planner.companies, log),
  createTask: logged(createTask(planner), log),
  saveTask: logged(saveTask(planner), log),
  removeTask: logged(planner.remove, log),
  moveTask: logged(planner.move, log),
  closeTask: logged(planner.close, log),
  reopenTask: logged(planner.reopen, log),
  extendTask: logged(extendTask(planner), log),
});

export type TaskUseCases = ReturnType<typeof taskUseCases>;
