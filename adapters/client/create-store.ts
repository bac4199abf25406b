import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { createKeyedQueue } from '../shared/http/keyed-queue.ts';

/** A change of one item that is visible before the server has confirmed it. */
export interface Change<State, Saved> {
  /** Changes of one item are sent one after the other, those of different items at the same time. */
  readonly item: string;
  /** The state with the change. Pure: it is called again when an earlier change gets its response. */
  readonly apply: (state: State) => State;
  /** Sends the change. @param state the state before it, with the responses to earlier changes of the item */
  readonly send: (state: State) => ResultAsync<Saved, Failure>;
  /** Replaces `apply` once the server has responded, where the response says more than the change. */
  readonly confirm?: (state: State, saved: Saved) => State;
}

/** What views show. */
export interface Snapshot<State> {
  /** The confirmed state with all pending changes, in the order they were made. */
  readonly state: State;
  /** The items with changes that have no response yet. */
  readonly pending: ReadonlySet<string>;
}

/** A value that views watch and that changes optimistically. */
export interface Store<State> {
  /** The same object until something changes. */
  getSnapshot(): Snapshot<State>;
  /** Calls the listener at once and after each change. @returns a function that ends the subscription */
  subscribe(listener: (snapshot: Snapshot<State>) => void): () => void;
  /** Shows a change and sends it. A failure takes back this change alone. */
  change<Saved>(change: Change<State, Saved>): ResultAsync<Saved, Failure>;
  /**
   * Reads the state from the server again. Changes confirmed during the read are applied to its result, which may
   * or may not include them, so that `apply` and `confirm` must have no further effect when repeated. Ignores the
   * result of a read that began before one that has already arrived.
   */
  refresh(read: () => ResultAsync<State, Failure>): ResultAsync<State, Failure>;
}

interface Entry<State> {
  readonly item: string;
  effect: (state: State) => State;
  isConfirmed: boolean;
}

/**
 * A store for optimistic changes.
 *
 * Its `subscribe` and `getSnapshot` fit React's `useSyncExternalStore`, Svelte's `$store`, a `shallowRef` of Vue and
 * an `observable.ref` of MobX.
 *
 * @example
 * ```ts
 * const store = createStore<readonly Task[]>(tasks);
 * store.subscribe(({ state, pending }) => render(state, pending));
 * ```
 */
export const createStore = <State>(initial: State): Store<State> => {
  const queue = createKeyedQueue();
  const listeners = new Set<(snapshot: Snapshot<State>) => void>();
  /** The state before the first entry of the log. */
  let base = initial;
  let log: readonly Entry<State>[] = [];
  let snapshot: Snapshot<State> = { state: initial, pending: new Set() };
  const reads = { begun: 0, latest: 0, running: 0 };

  const after = (entries: readonly Entry<State>[]): State =>
    entries.reduce((state, { effect }) => effect(state), base);

  const publish = (): void => {
    const pending = log.filter(({ isConfirmed }) => !isConfirmed);
    snapshot = { state: after(log), pending: new Set(pending.map(({ item }) => item)) };
    // Reads the snapshot again, because a listener may make a change.
    for (const listener of listeners) listener(snapshot);
  };

  /** Moves the first confirmed entries into the base; a running read may lack them. */
  const settle = (): void => {
    const open = log.findIndex(({ isConfirmed }) => !isConfirmed);
    const length = open === -1 ? log.length : open;
    if (reads.running === 0) {
      base = after(log.slice(0, length));
      log = log.slice(length);
    }
    publish();
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      // Its own function, so that one listener can have several subscriptions.
      const call = (current: Snapshot<State>): void => listener(current);
      listeners.add(call);
      call(snapshot);
      return () => {
        listeners.delete(call);
      };
    },
    change: ({ item, apply, send, confirm }) => {
      const entry: Entry<State> = { item, effect: apply, isConfirmed: false };
      log = [...log, entry];
      publish();
      const takeBack = (): void => {
        log = log.filter((other) => other !== entry);
        settle();
      };
      const response = queue(item, () => send(after(log.slice(0, log.indexOf(entry)))));
      // An exception reaches the caller, and leaves nothing pending.
      void response.then(undefined, takeBack);
      return response
        .map((saved) => {
          if (confirm) entry.effect = (state) => confirm(state, saved);
          entry.isConfirmed = true;
          settle();
          return saved;
        })
        .orTee(takeBack);
    },
    refresh: (read) => {
      const included = new Set(log.filter(({ isConfirmed }) => isConfirmed));
      const response = read();
      reads.begun += 1;
      reads.running += 1;
      const place = reads.begun;
      const end = (): void => {
        reads.running -= 1;
        settle();
      };
      void response.then(undefined, end);
      return response
        .map((state) => {
          if (place > reads.latest) {
            reads.latest = place;
            base = state;
            log = log.filter((entry) => !included.has(entry));
          }
          end();
          return state;
        })
        .orTee(end);
    },
  };
};
