import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import {
  progressOf,
  REMOVE_AFTER_TOGGLE_MS,
  type Task,
  type TaskProgress,
  type TaskStatus,
  type ToggleTask,
  upcomingTasks,
} from '@fairdesk/core/tasks';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Wait } from '../shared/wait.ts';

/**
 * The outcome of a toggle: its failure; `busy` when the same task is still being saved, `stale` when the task no
 * longer has the status to toggle.
 */
export type ToggleOutcome = 'saved' | 'busy' | 'stale' | Failure;

/** Why tasks cannot be completed: the event is archived or cancelled, or the user's role is read-only. */
export type TasksLocked = 'archived' | 'cancelled' | 'role';

/** The tasks of a page at render time. */
export interface PageTasks {
  readonly participation: ParticipationId;
  readonly tasks: readonly Task[];
  readonly now: Date;
  readonly locked?: TasksLocked | undefined;
}

/** The code for no task; codes are never empty. */
export const NO_TASK = '';

/** The tasks of one participation, shared by all views of a page. */
export class TaskBoardStore {
  tasks: readonly Task[];
  /** Why tasks cannot be completed; `undefined` when they can. */
  readonly locked: TasksLocked | undefined;
  /** A map and no set, because a row that reads its own key is rendered for that key alone. */
  readonly saving = observable.map<string, true>();
  /** Tasks toggled a moment ago, which stay in place briefly as feedback. */
  readonly leaving = new Set<string>();

  readonly #participation: ParticipationId;
  readonly #toggleTask: ToggleTask;
  readonly #wait: Wait;
  readonly #now: Date;
  readonly #neighbours = new Map<string, string>();
  /** At most one code. */
  readonly #focus = observable.map<string, true>();

  constructor(
    { participation, tasks, now, locked }: PageTasks,
    { toggleTask, wait }: { readonly toggleTask: ToggleTask; readonly wait: Wait },
  ) {
    this.tasks = tasks;
    this.locked = locked;
    this.#participation = participation;
    this.#toggleTask = toggleTask;
    this.#wait = wait;
    this.#now = now;
    makeAutoObservable(this, { tasks: observableRef }, { autoBind: true });
  }

  get progress(): TaskProgress {
    return progressOf(this.tasks);
  }

  /**
   * The task whose checkbox gets the focus, because the focused one has disappeared; {@link NO_TASK} when
   * none is left.
   */
  get focus(): string | undefined {
    return this.#focus.keys().next().value;
  }

  takesFocus(code: string): boolean {
    return this.#focus.has(code);
  }

  /** The upcoming tasks, including those completed a moment ago, with a tick. */
  get upcoming(): readonly Task[] {
    const before = this.tasks.map(
      (task): Task => (this.leaving.has(task.code) ? { ...task, status: 'OPEN' } : task),
    );
    return upcomingTasks(before, this.#now).flatMap(({ code }) => this.#task(code) ?? []);
  }

  /**
   * A task that could not be saved stays unchanged.
   *
   * @param from toggles the task only while it has this status, which a notification reported.
   */
  async toggle(code: string, from?: TaskStatus): Promise<ToggleOutcome> {
    const task = this.#task(code);
    if (task === undefined || this.saving.has(code)) return 'busy';
    if (from !== undefined && task.status !== from) return 'stale';
    this.saving.set(code, true);
    const result = await this.#toggleTask(this.#participation, task);
    runInAction(() => {
      this.saving.delete(code);
      if (result.isOk()) this.#replace(result.value);
    });
    return result.isOk() ? 'saved' : result.error;
  }

  /** Stores where the focus goes once this task leaves `list`: to the next task, else to the previous one. */
  focusAfter(code: string, list: readonly Task[]): void {
    const place = list.findIndex((task) => task.code === code);
    this.#neighbours.set(code, (list[place + 1] ?? list[place - 1])?.code ?? NO_TASK);
  }

  focused(): void {
    this.#focus.clear();
  }

  #replace(changed: Task): void {
    this.tasks = this.tasks.map((task) => (task.code === changed.code ? changed : task));
    this.leaving.add(changed.code);
    void this.#leave(changed);
  }

  async #leave(changed: Task): Promise<void> {
    await this.#wait(REMOVE_AFTER_TOGGLE_MS);
    runInAction(() => {
      // Toggled again in the meantime: the later toggle has its own timer.
      if (this.#task(changed.code) !== changed) return;
      this.leaving.delete(changed.code);
      const next = this.#neighbours.get(changed.code);
      this.#focus.replace(next === undefined ? [] : [[next, true]]);
    });
  }

  #task(code: string): Task | undefined {
    return this.tasks.find((task) => task.code === code);
  }
}
