import { type Failure, inOrder, type Sortable } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result, ResultAsync } from 'neverthrow';

/** An item of a list that its owner sorts. */
export interface Shelved extends Sortable {
  readonly id: string;
}

type ShelfState = 'loading' | 'failed' | 'ready';

/** A list that is loaded once, then updated in place after each change. */
export class ShelfStore<Item extends Shelved> {
  state: ShelfState = 'loading';
  items: readonly Item[] = [];
  /** A move is in progress; no other can start until it is done. */
  isMoving = false;

  readonly #list: () => ResultAsync<readonly Item[], Failure>;
  /** The latest load wins. */
  #reading = 0;

  constructor(list: () => ResultAsync<readonly Item[], Failure>) {
    this.#list = list;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const reading = ++this.#reading;
    this.state = 'loading';
    const result = await this.#list();
    if (reading !== this.#reading) return;
    runInAction(() => {
      if (result.isOk()) this.items = inOrder(result.value);
      this.state = result.isOk() ? 'ready' : 'failed';
    });
  }

  /** Reloads the list while it stays visible; ignores a failure. */
  async refresh(): Promise<void> {
    if (this.state !== 'ready') return this.load();
    const reading = ++this.#reading;
    const result = await this.#list();
    if (result.isErr() || reading !== this.#reading) return;
    runInAction(() => {
      this.items = inOrder(result.value);
    });
  }

  /** Replaces the item with the same id, or adds it. */
  put(item: Item): void {
    this.#outdate();
    const others = this.items.filter(({ id }) => id !== item.id);
    this.items = inOrder([...others, item]);
  }

  drop(itemId: string): void {
    this.#outdate();
    this.items = this.items.filter(({ id }) => id !== itemId);
  }

  /** `undefined` when another move was in progress; a failed move leaves the list unchanged. */
  async move(
    moving: () => ResultAsync<readonly Item[], Failure>,
  ): Promise<Result<unknown, Failure> | undefined> {
    if (this.isMoving) return undefined;
    this.isMoving = true;
    this.#outdate();
    const result = await moving();
    runInAction(() => {
      this.isMoving = false;
      if (result.isOk()) this.items = inOrder(result.value);
    });
    return result;
  }

  /** A list that was requested before a change lacks it. */
  #outdate(): void {
    if (this.state === 'ready') this.#reading += 1;
  }

  find(itemId: string): Item | undefined {
    return this.items.find(({ id }) => id === itemId);
  }
}
