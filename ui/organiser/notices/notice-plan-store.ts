import type { MessagePlan } from '@fairdesk/core/organiser';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrganiserUseCases } from '../use-organiser.ts';

/** The messages of a fair: loaded on the server, and read again after each change. */
export class NoticePlanStore {
  plan: MessagePlan;

  readonly #planMessages: OrganiserUseCases['planMessages'];
  /** The latest load wins. */
  #reading = 0;

  constructor(plan: MessagePlan, { planMessages }: Pick<OrganiserUseCases, 'planMessages'>) {
    this.plan = plan;
    this.#planMessages = planMessages;
    makeAutoObservable(this, { plan: observableRef }, { autoBind: true });
  }

  /** Reads the messages again; keeps the current ones when that fails. */
  async load(): Promise<void> {
    const reading = ++this.#reading;
    const result = await this.#planMessages();
    runInAction(() => {
      if (result.isOk() && reading === this.#reading) this.plan = result.value;
    });
  }
}
