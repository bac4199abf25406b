import type { ParticipationId } from '@fairdesk/core/shared';
import {
  progressOf,
  REMOVE_AFTER_TOGGLE_MS,
  type Task,
  type TaskProgress,
  type ToggleTask,
  upcomingTasks,
} from '@fairdesk/core/tasks';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Wait } from '../shared/wait.ts';

/** How a toggle ended; `busy` when one of the same task was still under way. */
export type ToggleOutcome = 'saved' | 'failed' | 'busy';

/** Why no task can be ticked: the event can only be read, or the person may only read. */
export type TasksLocked = 'event' | 'role';

/** The tasks of a page, at the time of the page. */
export interface ShownTasks {
  readonly participation: ParticipationId;
  readonly tasks: readonly Task[];
  readonly now: Date;
  readonly locked?: TasksLocked | undefined;
}

/** Stands for no task at all: codes are never empty. */
export const NO_TASK = '';

/** The tasks of one participation on one page: every view of them looks at these. */
export class TaskBoardStore {
  tasks: readonly Task[];
  /** Why no task can be ticked; `undefined` where they can. */
  readonly locked: TasksLocked | undefined;
  readonly saving = new Set<string>();
  /** Toggled a moment ago, and kept in its place so that one sees what happened. */
  readonly leaving = new Set<string>();
  /** The task whose tick box takes the focus, because the one that had it is gone; {@link NO_TASK} when none is left. */
  focus: string | undefined = undefined;

  readonly #participation: ParticipationId;
  readonly #toggleTask: ToggleTask;
  readonly #wait: Wait;
  readonly #now: Date;
  readonly #neighbours = new Map<string, string>();

  constructor(
    { participation, tasks, now, locked }: ShownTasks,
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

  /** What comes next; a task completed a moment ago is still among them, ticked. */
  get upcoming(): readonly Task[] {
    const before = this.tasks.map(
      (task): Task => (this.leaving.has(task.code) ? { ...task, status: 'OPEN' } : task),
    );
    return upcomingTasks(before, this.#now).flatMap(({ code }) => this.#task(code) ?? []);
  }

  /** A task that could not be saved stays as it was. */
  async toggle(code: string): Promise<ToggleOutcome> {
    const task = this.#task(code);
    if (task === undefined || this.saving.has(code)) return 'busy';
    this.saving.add(code);
    const result = await this.#toggleTask(this.#participation, task);
    runInAction(() => {
      this.saving.delete(code);
      if (result.isOk()) this.#replace(result.value);
    });
    return result.isOk() ? 'saved' : 'failed';
  }

  /** Remembers where the focus goes once this task leaves `list`: to the next one, else to the one before. */
  focusAfter(code: string, list: readonly Task[]): void {
    const place = list.findIndex((task) => task.code === code);
    this.#neighbours.set(code, (list[place + 1] ?? list[place - 1])?.code ?? NO_TASK);
  }

  focused(): void {
    this.focus = undefined;
  }

  #replace(changed: Task): void {
    this.tasks = this.tasks.map((task) => (task.code === changed.code ? changed : task));
    this.leaving.add(changed.code);
    void this.#leave(changed);
  }

  async #leave(changed: Task): Promise<void> {
    await this.#wait(REMOVE_AFTER_TOGGLE_MS);
    runInAction(() => {
      // Toggled again meanwhile: the later toggle has its own wait.
      if (this.#task(changed.code) !== changed) return;
      this.leaving.delete(changed.code);
      this.focus = this.#neighbours.get(changed.code);
    });
  }

  #task(code: string): Task | undefined {
    return this.tasks.find((task) => task.code === code);
  }
}
