import { type PlannedTask, type TaskPlan, taskFormOf } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from 'neverthrow';
import type { OrganiserUseCases } from '../use-organiser.ts';

type Calls = Pick<OrganiserUseCases, 'planTasks' | 'moveTask' | 'removeTask' | 'createTask'>;

/** The tasks of a fair: loaded on the server, and read again after each change. */
export class TaskPlanStore {
  plan: TaskPlan;
  /** A move is in progress; no other can start until it is done. */
  isMoving = false;

  readonly #calls: Calls;
  /** The latest load wins. */
  #reading = 0;

  constructor(plan: TaskPlan, calls: Calls) {
    this.plan = plan;
    this.#calls = calls;
    makeAutoObservable(this, { plan: observableRef }, { autoBind: true });
  }

  /** Reads the tasks again; keeps the current ones when that fails. */
  async load(): Promise<void> {
    const reading = ++this.#reading;
    const result = await this.#calls.planTasks();
    runInAction(() => {
      if (result.isOk() && reading === this.#reading) this.plan = result.value;
    });
  }

  /** Moves a task in front of another, or to the end; `undefined` while busy. */
  async move(code: string, before: string | undefined): Promise<Result<unknown, Failure> | undefined> {
    if (this.isMoving) return undefined;
    this.isMoving = true;
    const result = await this.#calls.moveTask(code, before);
    await this.load();
    runInAction(() => {
      this.isMoving = false;
    });
    return result;
  }

  /** Moves a task one place up or down. */
  step(code: string, way: 'up' | 'down'): Promise<Result<unknown, Failure> | undefined> {
    const codes = this.plan.tasks.map((task) => task.code);
    const place = codes.indexOf(code);
    return this.move(code, codes[way === 'up' ? place - 1 : place + 2]);
  }

  /** Deletes a task; returns whether it worked. */
  async remove(code: string): Promise<boolean> {
    const result = await this.#calls.removeTask(code);
    await this.load();
    return result.isOk() || result.error.kind === 'not-found';
  }

  /** Restores a deleted task in its old place; returns whether it worked. */
  async restore(task: PlannedTask, before: string | undefined): Promise<boolean> {
    const result = await this.#calls.createTask(taskFormOf(task, this.plan.timeZone), { code: task.code });
    if (result.isOk() && before !== undefined) await this.#calls.moveTask(task.code, before);
    await this.load();
    return result.isOk();
  }
}
