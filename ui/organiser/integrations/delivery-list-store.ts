import type { WebhookDelivery } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import type { OrganiserUseCases } from '../use-organiser.ts';

type UseCases = Pick<OrganiserUseCases, 'listDeliveries' | 'testWebhook' | 'resendDelivery'>;
type Action = 'load' | 'test' | 'resend';

/** A delivery that is due within this time is watched until it has arrived or failed. */
const SOON_MS = 10_000;

/** The last deliveries of a webhook. What was loaded stays when a later request fails. */
export class DeliveryListStore {
  /** Absent until they are loaded. */
  deliveries: readonly WebhookDelivery[] | undefined = undefined;
  isLoading = false;
  isTesting = false;
  /** The deliveries that are being sent again. */
  readonly resent = new Set<string>();
  /** The last action, when it failed. */
  failure: { readonly action: Action; readonly kind: Failure['kind'] } | undefined = undefined;
  /** Whether a delivery is about to be sent, so that the list changes soon. */
  isMoving = false;

  /** Which request was sent last: an earlier one that responds later is out of date. */
  #last = 0;
  readonly #id: string;
  readonly #useCases: UseCases;
  readonly #clock: () => Date;

  constructor(id: string, useCases: UseCases, clock: () => Date = () => new Date()) {
    this.#id = id;
    this.#useCases = useCases;
    this.#clock = clock;
    makeAutoObservable(this, { deliveries: observableRef, failure: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    await this.#take('load', this.#useCases.listDeliveries(this.#id));
    runInAction(() => {
      this.isLoading = false;
    });
  }

  /** Sends a message without changes. */
  async test(): Promise<void> {
    if (this.isTesting) return;
    this.isTesting = true;
    await this.#take('test', this.#useCases.testWebhook(this.#id));
    runInAction(() => {
      this.isTesting = false;
    });
  }

  /** Sends a delivery again. */
  async resend(delivery: string): Promise<void> {
    if (this.resent.has(delivery)) return;
    this.resent.add(delivery);
    await this.#take('resend', this.#useCases.resendDelivery(this.#id, delivery));
    runInAction(() => this.resent.delete(delivery));
  }

  async #take(action: Action, request: ResultAsync<readonly WebhookDelivery[], Failure>): Promise<void> {
    this.#last += 1;
    const number = this.#last;
    const result = await request;
    runInAction(() => {
      if (result.isErr()) this.failure = { action, kind: result.error.kind };
      if (number !== this.#last) return;
      this.isMoving = result.isOk() && result.value.some((each) => isDue(each, this.#clock()));
      if (result.isErr()) return;
      this.failure = undefined;
      this.deliveries = result.value;
    });
  }
}

const isDue = ({ state, nextAttempt }: WebhookDelivery, now: Date): boolean =>
  state === 'waiting' && (nextAttempt === undefined || Date.parse(nextAttempt) <= now.getTime() + SOON_MS);
