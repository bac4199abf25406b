import type { Query } from '../../database/open-database.ts';
import { extendedTasks, type TitledTask, taskRules } from '../tasks/task-rules.ts';
import { type Completeness, completenessOfEvent } from './completeness-sql.ts';
import { type CategoryTree, categoryTree } from './exhibitor-categories.ts';

/** The tasks of an event, and what their audiences refer to. */
export interface TaskContext {
  readonly event: string;
  readonly tasks: readonly TitledTask[];
  /** The codes of tasks for which some company has a deadline of its own. */
  readonly extended: ReadonlySet<string>;
  /** Empty unless a task refers to categories. */
  readonly categories: CategoryTree;
}

/** The event around a list of exhibitors. */
export interface FilterContext extends TaskContext {
  readonly completeness: Completeness;
  readonly now: Date;
}

/** Reads the tasks of an event; the categories only when they are needed. */
export const taskContext = async (query: Query, event: string): Promise<TaskContext> => {
  const tasks = await taskRules(query, event);
  const isUsed = tasks.some(({ audience }) => audience.category.length > 0);
  return {
    event,
    tasks,
    extended: await extendedTasks(query, event),
    categories: isUsed ? await categoryTree(query, event) : NO_CATEGORIES,
  };
};

/** Reads what the rows of a list refer to. */
export const filterContext = async (query: Query, event: string, now: Date): Promise<FilterContext> => ({
  ...(await taskContext(query, event)),
  completeness: await completenessOfEvent(query, event),
  now,
});

const NO_CATEGORIES: CategoryTree = { branches: new Map(), byCode: new Map() };
