import { type Failure, inOrder, type Sortable } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';

/** Something on a list that its owner puts in order. */
export interface Shelved extends Sortable {
  readonly id: string;
}

type ShelfState = 'loading' | 'failed' | 'ready';

/** A list of one's own: read once, then kept up to date in place by whatever is done to it. */
export class ShelfStore<Item extends Shelved> {
  state: ShelfState = 'loading';
  items: readonly Item[] = [];
  /** A move is under way; until it is done no other begins. */
  isMoving = false;

  readonly #list: () => ResultAsync<readonly Item[], Failure>;
  /** The latest reading is the one that counts. */
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

  /** Takes the place of the item with its id, or is added. */
  put(item: Item): void {
    const others = this.items.filter(({ id }) => id !== item.id);
    this.items = inOrder([...others, item]);
  }

  drop(gone: string): void {
    this.items = this.items.filter(({ id }) => id !== gone);
  }

  /** Whether it worked; a move that failed leaves the list as it was. */
  async move(moving: () => ResultAsync<readonly Item[], Failure>): Promise<boolean | undefined> {
    if (this.isMoving) return undefined;
    this.isMoving = true;
    const result = await moving();
    runInAction(() => {
      this.isMoving = false;
      if (result.isOk()) this.items = inOrder(result.value);
    });
    return result.isOk();
  }

  find(wanted: string): Item | undefined {
    return this.items.find(({ id }) => id === wanted);
  }
}
