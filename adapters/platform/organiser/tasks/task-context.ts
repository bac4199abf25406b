import type { Query } from '../../database/open-database.ts';
import { type CategoryTree, categoryTree } from '../audiences/exhibitor-categories.ts';
import { extendedTasks, type TitledTask, taskRules } from './task-rules.ts';

/** The tasks of an event, and what their audiences refer to. */
export interface TaskContext {
  readonly event: string;
  readonly tasks: readonly TitledTask[];
  /** The codes of tasks for which some company has a deadline of its own. */
  readonly extended: ReadonlySet<string>;
  /** Empty unless a task refers to categories. */
  readonly categories: CategoryTree;
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

const NO_CATEGORIES: CategoryTree = { branches: new Map(), byCode: new Map() };
