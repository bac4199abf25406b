import {
  APPROVAL_KINDS,
  type ApprovalKind,
  type ApprovalOutcome,
  type ComparedItem,
  movedCursor,
  type ReviewedItem,
  type WaitingItem,
  type WaitingList,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import type { OrganiserUseCases } from '../use-organiser.ts';
import { keyOf, partsOf } from './approval-key.ts';

type Calls = Pick<OrganiserUseCases, 'listWaiting' | 'compareItem' | 'approveItems' | 'sendBack'>;

/** What waits for approval, the open item, and the selection. */
export class ApprovalsStore {
  list: WaitingList;
  /** The kind that the list is limited to. */
  kind: ApprovalKind | undefined = undefined;
  /** The key of the open item. */
  open: string | undefined = undefined;
  /** The open item once it is loaded. */
  compared: ComparedItem | undefined = undefined;
  /** Why the open item is not displayed, or that it is another version than before. */
  notice: 'changed' | 'gone' | 'failed' | undefined = undefined;
  /** The keys of the selected items. */
  selected: ReadonlySet<string> = new Set();
  /** The place of the row that keys act on, 0-based. */
  current: number | undefined = undefined;
  isBusy = false;
  readonly #calls: Calls;

  constructor(list: WaitingList, calls: Calls) {
    this.list = list;
    this.#calls = calls;
    makeAutoObservable(
      this,
      { list: observableRef, compared: observableRef, selected: observableRef },
      { autoBind: true },
    );
  }

  /** The items of the chosen kind. */
  get items(): readonly WaitingItem[] {
    const { kind } = this;
    return kind === undefined ? this.list.items : this.list.items.filter((item) => item.kind === kind);
  }

  /** The kinds to choose from: those of the items that wait, and the chosen one. */
  get kinds(): readonly ApprovalKind[] {
    return APPROVAL_KINDS.filter(
      (kind) => kind === this.kind || this.list.items.some((item) => item.kind === kind),
    );
  }

  /** Lists the items of a kind only, or all of them; a hidden item is not selected. */
  filter(kind: ApprovalKind | undefined): void {
    this.kind = kind;
    this.selected = new Set();
    this.current = undefined;
  }

  get isEverySelected(): boolean {
    return this.items.length > 0 && this.selected.size === this.items.length;
  }

  /** Opens an item, or closes the open one with none; does nothing when it is open. */
  async show(key: string | undefined): Promise<void> {
    if (key === this.open) return;
    this.open = key;
    this.compared = undefined;
    this.notice = undefined;
    const place = this.items.findIndex((item) => keyOf(item) === key);
    if (place !== -1) this.current = place;
    await this.#load();
  }

  /** The key of the item next to the open one, in the order of the list; the next one is in the place of one that is gone. */
  neighbour(action: 'next' | 'previous'): string | undefined {
    const isNextInPlace = action === 'next' && this.notice === 'gone';
    const from = this.current !== undefined && isNextInPlace ? this.current - 1 : this.current;
    const item = this.items[movedCursor(from, action, this.items.length)];
    return item && keyOf(item);
  }

  move(action: 'next' | 'previous'): void {
    if (this.items.length > 0) this.current = movedCursor(this.current, action, this.items.length);
  }

  stepTo(place: number): void {
    this.current = place;
  }

  toggle(key: string): void {
    const selected = new Set(this.selected);
    if (!selected.delete(key)) selected.add(key);
    this.selected = selected;
  }

  toggleCurrent(): void {
    const item = this.items[this.current ?? -1];
    if (item) this.toggle(keyOf(item));
  }

  /** Selects every item of the list, or none when all are selected. */
  toggleAll(): void {
    this.selected = this.isEverySelected ? new Set() : new Set(this.items.map(keyOf));
  }

  clear(): void {
    this.selected = new Set();
  }

  /**
   * Approves the open item as it is displayed. @returns the key of the item to open next, `''` for none;
   * `undefined` when it was not approved
   */
  async approveOpen(): Promise<string | undefined> {
    const item = this.compared?.item;
    if (item === undefined || this.isBusy) return undefined;
    const outcome = await this.#decide(() => this.#calls.approveItems([item]));
    if (outcome === undefined) return undefined;
    if (outcome.approved === 1) return this.removed(item);
    await this.#loadAgain();
    return undefined;
  }

  /** Approves the selected items as they are listed. */
  async approveSelected(): Promise<ApprovalOutcome | undefined> {
    const items = this.items.filter((item) => this.selected.has(keyOf(item)));
    const outcome = await this.#decide(() => this.#calls.approveItems(items));
    if (outcome === undefined) return undefined;
    await this.#listAgain();
    this.clear();
    return outcome;
  }

  /** Sends an item back. */
  sendBack(item: ReviewedItem, reason: string): ResultAsync<void, Failure> {
    return this.#calls.sendBack(item, reason).orTee(({ kind }) => {
      if (kind === 'conflict') void this.#loadAgain();
    });
  }

  /**
   * Removes an item that no longer waits, and lists those that were beyond the limit once no other is left.
   * @returns the key of the item at its place; `''` for none
   */
  async removed(item: WaitingItem): Promise<string> {
    const key = keyOf(item);
    const place = this.items.findIndex((each) => keyOf(each) === key);
    const isOther = (each: WaitingItem) => keyOf(each) !== key;
    this.list = { ...this.list, items: this.list.items.filter(isOther), total: this.list.total - 1 };
    if (this.selected.has(key)) this.toggle(key);
    if (this.items.length === 0 && this.list.total > this.list.items.length) await this.#listAgain();
    const next = this.items[Math.min(place, this.items.length - 1)];
    return next ? keyOf(next) : '';
  }

  async #listAgain(): Promise<void> {
    const list = await this.#calls.listWaiting();
    runInAction(() => {
      if (list.isOk()) this.list = list.value;
      this.current = undefined;
    });
  }

  async #loadAgain(): Promise<void> {
    await this.#load();
    runInAction(() => {
      if (this.compared) this.notice = 'changed';
    });
  }

  async #load(): Promise<void> {
    const key = this.open;
    if (key === undefined) return;
    const [kind, id] = partsOf(key);
    const result = await this.#calls.compareItem(kind, id);
    const isGone = result.isErr() && result.error.kind === 'not-found';
    const decided = isGone ? this.list.items.find((item) => keyOf(item) === key) : undefined;
    if (decided) await this.removed(decided);
    if (key !== this.open) return;
    runInAction(() => {
      this.compared = result.unwrapOr(undefined);
      if (result.isErr()) this.notice = isGone ? 'gone' : 'failed';
    });
  }

  async #decide(call: () => ResultAsync<ApprovalOutcome, Failure>): Promise<ApprovalOutcome | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    const result = await call();
    runInAction(() => {
      this.isBusy = false;
    });
    return result.unwrapOr(undefined);
  }
}
