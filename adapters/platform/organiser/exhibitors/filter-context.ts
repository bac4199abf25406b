import type { Query } from '../../database/open-database.ts';
import { type TaskContext, taskContext } from '../tasks/task-context.ts';
import { type Completeness, completenessOfEvent } from './completeness-sql.ts';

/** The event around a list of exhibitors. */
export interface FilterContext extends TaskContext {
  readonly completeness: Completeness;
  readonly now: Date;
}

/** Reads what the rows of a list refer to. */
export const filterContext = async (query: Query, event: string, now: Date): Promise<FilterContext> => ({
  ...(await taskContext(query, event)),
  completeness: await completenessOfEvent(query, event),
  now,
});
