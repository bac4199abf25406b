import {
  firstOpenGroup,
  groupByAge,
  groupByCategory,
  passesFilter,
  type Task,
  type TaskFilter,
  type TaskGroup,
} from '@fairdesk/core/tasks';
import { makeAutoObservable, observable } from 'mobx';
import type { TaskBoardStore } from './task-board-store.ts';

export type Grouping = 'category' | 'age';

/** The state of a task list: its filter, its expanded groups and its expanded task. */
export class TaskListStore {
  filter: TaskFilter = 'all';
  readonly openGroups: Set<string>;
  /** The filter for completed tasks expands all groups; these were collapsed by the user. */
  readonly #closedCompleted = observable.set<string>();
  /** At most one code; a map, because a row that reads its own key is rendered for that key alone. */
  readonly #openTask = observable.map<string, true>();

  readonly #board: TaskBoardStore;
  readonly #grouping: Grouping;
  readonly #now: Date;

  constructor(board: TaskBoardStore, grouping: Grouping, now: Date) {
    this.#board = board;
    this.#grouping = grouping;
    this.#now = now;
    this.openGroups = new Set();
    makeAutoObservable(this, {}, { autoBind: true });
    const first = firstOpenGroup(this.groups);
    if (first !== undefined) this.openGroups.add(first);
  }

  /** The tasks that pass the filter, and those toggled a moment ago. */
  get visibleTasks(): readonly Task[] {
    const passes = passesFilter(this.filter);
    return this.#board.tasks.filter((task) => passes(task) || this.#board.leaving.has(task.code));
  }

  get groups(): readonly TaskGroup[] {
    return this.#grouping === 'age'
      ? groupByAge(this.visibleTasks, this.#now)
      : groupByCategory(this.visibleTasks);
  }

  /** The tasks beside this one. */
  groupOf(code: string): readonly Task[] {
    return this.groups.find(({ tasks }) => tasks.some((task) => task.code === code))?.tasks ?? [];
  }

  showOnly(filter: TaskFilter): void {
    this.filter = filter;
  }

  isOpen(key: string): boolean {
    return this.filter === 'completed' ? !this.#closedCompleted.has(key) : this.openGroups.has(key);
  }

  toggleGroup(key: string): void {
    const toggled = this.filter === 'completed' ? this.#closedCompleted : this.openGroups;
    if (!toggled.delete(key)) toggled.add(key);
  }

  /** Only one task is expanded at a time. */
  get openTask(): string | undefined {
    return this.#openTask.keys().next().value;
  }

  isExpanded(code: string): boolean {
    return this.#openTask.has(code);
  }

  toggleOpen(code: string): void {
    this.#openTask.replace(this.isExpanded(code) ? [] : [[code, true]]);
  }

  /** Opens a task with its group, whatever is filtered; ignores an unknown one. */
  show(code: string): void {
    if (!this.#board.tasks.some((task) => task.code === code)) return;
    this.filter = 'all';
    this.#openTask.replace([[code, true]]);
    for (const { key, tasks } of this.groups)
      if (tasks.some((task) => task.code === code)) this.openGroups.add(key);
  }
}
