import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';

/** Runs one change at a time on a part of a record. */
export class PartStore {
  busy = false;
  /** The outcome of the last change; `undefined` when it was skipped because another was in progress. */
  worked: boolean | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @returns the result, or `undefined` when the change failed or was skipped. */
  async run<Output>(change: () => ResultAsync<Output, Failure>): Promise<Output | undefined> {
    if (this.busy) {
      this.worked = undefined;
      return undefined;
    }
    this.busy = true;
    const result = await change();
    runInAction(() => {
      this.busy = false;
      this.worked = result.isOk();
    });
    return result.unwrapOr(undefined);
  }
}
