import type { DeadlineForm, TaskCompanies, TaskCompanyFilter } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import type { OrganiserUseCases } from '../use-organiser.ts';

type Calls = Pick<OrganiserUseCases, 'taskCompanies' | 'closeTask' | 'reopenTask' | 'extendTask'>;

/** The companies that have a task, those that are chosen, and what is done for them. */
export class TaskCompaniesStore {
  page: TaskCompanies;
  /** The ids of the chosen companies. */
  chosen: ReadonlySet<string> = new Set();
  isBusy = false;

  readonly #filter: TaskCompanyFilter;
  readonly #calls: Calls;

  constructor(page: TaskCompanies, filter: TaskCompanyFilter, calls: Calls) {
    this.page = page;
    this.#filter = filter;
    this.#calls = calls;
    makeAutoObservable(this, { page: observableRef, chosen: observableRef }, { autoBind: true });
  }

  get isEveryChosen(): boolean {
    return this.page.items.length > 0 && this.page.items.every(({ id }) => this.chosen.has(id));
  }

  /** How many of the chosen companies have a deadline of their own. */
  get extendedCount(): number {
    return this.page.items.filter(({ id, isExtended }) => isExtended && this.chosen.has(id)).length;
  }

  toggle(id: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
  }

  /** Chooses every company of the page, or none when all are chosen. */
  toggleAll(): void {
    this.chosen = this.isEveryChosen ? new Set() : new Set(this.page.items.map(({ id }) => id));
  }

  clear(): void {
    this.chosen = new Set();
  }

  /** Reads the page again, after a change elsewhere too; keeps the current one when that fails. */
  async load(): Promise<void> {
    const result = await this.#calls.taskCompanies(this.page.task.code, this.#filter);
    runInAction(() => {
      if (result.isOk()) this.page = result.value;
    });
  }

  /** Completes the task for the chosen companies, or for all; `undefined` when that failed. */
  close(companies: readonly string[] | 'all') {
    return this.#change(() => this.#calls.closeTask(this.page.task.code, companies));
  }

  /** Undoes a closing; returns whether it worked. */
  async reopen(closedAt: string): Promise<boolean> {
    return (
      (await this.#change(() => this.#calls.reopenTask(this.page.task.code, closedAt).map(() => true))) ??
      false
    );
  }

  /** Gives the chosen companies another deadline, or the common one again. */
  extend(deadline: DeadlineForm | undefined): ResultAsync<void, Failure> {
    return this.#calls.extendTask(this.page.task.code, [...this.chosen], deadline);
  }

  async #change<T>(call: () => ResultAsync<T, Failure>): Promise<T | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    const result = await call();
    await this.load();
    runInAction(() => {
      this.isBusy = false;
      if (result.isOk()) this.chosen = new Set();
    });
    return result.unwrapOr(undefined);
  }
}
