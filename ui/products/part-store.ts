import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result, ResultAsync } from 'neverthrow';

/** Runs one change at a time on a part of a record. */
export class PartStore {
  busy = false;
  /** The outcome of the last change; `undefined` when it was skipped because another was in progress. */
  result: Result<unknown, Failure> | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { result: observableRef }, { autoBind: true });
  }

  /** @returns the result, or `undefined` when the change failed or was skipped. */
  async run<Output>(change: () => ResultAsync<Output, Failure>): Promise<Output | undefined> {
    if (this.busy) {
      this.result = undefined;
      return undefined;
    }
    this.busy = true;
    const result = await change();
    runInAction(() => {
      this.busy = false;
      this.result = result;
    });
    return result.unwrapOr(undefined);
  }
}
