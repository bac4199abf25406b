import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';

/** One change at a time to a part of something. */
export class PartStore {
  busy = false;
  /** How the last one ended; `undefined` when it was not tried, because another was under way. */
  worked: boolean | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @returns what it answered, unless it failed or was not tried. */
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
