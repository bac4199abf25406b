import { createStore, type Store } from '@fairdesk/client/store';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { observable, reaction, runInAction } from 'mobx';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import { shallowRef, watchSyncEffect } from 'vue';

const FAILURE: Failure = { kind: 'unavailable', request: 'PATCH item' };

interface Row {
  readonly value: number;
  /** Counted by the server; -1 until it has responded. */
  readonly version: number;
}
type Rows = Readonly<Record<string, Row>>;

interface Act {
  /** `refresh` reads all items again. */
  readonly item: 'a' | 'b' | 'c' | 'refresh';
  readonly isFailing: boolean;
}

const actsOn = (...items: readonly Act['item'][]) =>
  fc.array(fc.record<Act>({ item: fc.constantFrom(...items), isFailing: fc.boolean() }), { maxLength: 10 });
const anyChanges = actsOn('a', 'b', 'c');
/** Reads often enough that they overlap. */
const anyActs = fc.oneof(actsOn('a', 'b', 'c', 'refresh'), actsOn('a', 'refresh', 'refresh'));

/** A server that is reached, and responds, when the scheduler says so; a failing call changes nothing. */
const newServer = (scheduler: fc.Scheduler) => {
  let rows: Rows = {};
  const arrivals: { readonly item: string; readonly value: number; readonly version: number }[] = [];
  const running = new Set<string>();
  const step = () => scheduler.schedule(Promise.resolve());
  const call = <T>(isFailing: boolean, work: () => T): ResultAsync<T, Failure> =>
    ResultAsync.fromSafePromise(
      step().then(async () => {
        const result = isFailing ? undefined : work();
        await step();
        return result;
      }),
    ).andThen((result) => (result === undefined ? errAsync(FAILURE) : okAsync(result)));
  return {
    arrivals,
    rows: () => rows,
    read: (isFailing: boolean) => call(isFailing, () => rows),
    save: (item: string, value: number, version: number, isFailing: boolean) => {
      expect(running.has(item)).toBe(false);
      running.add(item);
      arrivals.push({ item, value, version });
      return call(isFailing, () => {
        expect(version).toBe(rows[item]?.version ?? 0);
        const row = { value, version: version + 1 };
        rows = { ...rows, [item]: row };
        return row;
      })
        .andTee(() => running.delete(item))
        .orTee(() => running.delete(item));
    },
  };
};

const change = (
  store: Store<Rows>,
  server: ReturnType<typeof newServer>,
  act: Act,
  value: number,
  onApply: () => void = () => {},
) =>
  store.change({
    item: act.item,
    apply: (rows) => {
      onApply();
      return { ...rows, [act.item]: { value, version: rows[act.item]?.version ?? 0 } };
    },
    send: (rows) => server.save(act.item, value, rows[act.item]?.version ?? 0, act.isFailing),
    confirm: (rows, saved) => {
      onApply();
      return { ...rows, [act.item]: saved };
    },
  });

describe('createStore', () => {
  it.prop([anyActs, fc.scheduler()])(
    'ends with what the server confirmed, in whatever order responses and reads arrive, and no longer holds a change',
    async (acts, scheduler) => {
      const server = newServer(scheduler);
      const store = createStore<Rows>({});
      let applied = 0;
      const onApply = () => {
        applied += 1;
      };
      const calls = acts.map(async (act, value) => {
        await scheduler.schedule(Promise.resolve());
        const isRead = act.item === 'refresh';
        const result = await (isRead
          ? store.refresh(() => server.read(act.isFailing))
          : change(store, server, act, value, onApply));
        expect(result.isErr()).toBe(act.isFailing);
      });
      await scheduler.waitIdle();
      await Promise.all(calls);
      expect(store.getSnapshot()).toEqual({ state: server.rows(), pending: new Set() });
      const before = applied;
      await store.change({ item: 'a', apply: (rows) => rows, send: () => okAsync() });
      expect(applied).toBe(before);
    },
  );

  it.prop([anyChanges, fc.scheduler()])('sends the changes of one item in order', async (acts, scheduler) => {
    const server = newServer(scheduler);
    const store = createStore<Rows>({});
    const calls = acts.map((act, value) => change(store, server, act, value));
    expect(store.getSnapshot().pending).toEqual(new Set(acts.map(({ item }) => item)));
    await scheduler.waitIdle();
    await Promise.all(calls);
    for (const item of ['a', 'b', 'c']) {
      const made = acts.flatMap((act, value) => (act.item === item ? [value] : []));
      expect(server.arrivals.filter((one) => one.item === item).map(({ value }) => value)).toEqual(made);
    }
  });

  it.prop([anyChanges, fc.scheduler()])(
    'takes back a failed change alone, and keeps the order of the others at every moment',
    async (acts, scheduler) => {
      const store = createStore<readonly number[]>([]);
      const made: number[] = [];
      const failed = new Set<number>();
      const check = () => expect(store.getSnapshot().state).toEqual(made.filter((id) => !failed.has(id)));
      const calls = acts.map(async ({ item, isFailing }, id) => {
        await scheduler.schedule(Promise.resolve());
        made.push(id);
        const call = store.change({
          item,
          apply: (ids) => [...ids, id],
          send: (before) => {
            for (const earlier of before) expect(made.indexOf(earlier)).toBeLessThan(made.indexOf(id));
            return ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve())).andThen(() =>
              isFailing ? errAsync(FAILURE) : okAsync(),
            );
          },
        });
        check();
        if ((await call).isErr()) failed.add(id);
        check();
      });
      await scheduler.waitIdle();
      await Promise.all(calls);
      expect(failed).toEqual(new Set(acts.flatMap(({ isFailing }, id) => (isFailing ? [id] : []))));
    },
  );

  example(
    'shows what others changed before a read began, even while an earlier change is pending',
    async () => {
      const store = createStore<Rows>({});
      const responses = Promise.withResolvers<Row>();
      const [mine, theirs] = [
        { value: 1, version: 1 },
        { value: 2, version: 2 },
      ];
      const set = (item: string, row: Row, response: Promise<Row>) =>
        store.change({
          item,
          apply: (rows) => ({ ...rows, [item]: row }),
          send: () => ResultAsync.fromSafePromise(response),
        });
      const slow = set('a', mine, responses.promise);
      await set('b', mine, Promise.resolve(mine));
      expect(store.getSnapshot()).toEqual({ state: { a: mine, b: mine }, pending: new Set(['a']) });
      await store.refresh(() => okAsync({ b: theirs }));
      expect(store.getSnapshot()).toEqual({ state: { a: mine, b: theirs }, pending: new Set(['a']) });
      responses.resolve(mine);
      await slow;
      expect(store.getSnapshot().state).toEqual({ a: mine, b: theirs });
    },
  );

  example('applies a change that was confirmed during a read to its result, which may lack it', async () => {
    const store = createStore<readonly string[]>(['a']);
    const late = Promise.withResolvers<readonly string[]>();
    const read = store.refresh(() => ResultAsync.fromSafePromise(late.promise));
    await store.change({ item: 'b', apply: (items) => [...items, 'b'], send: () => okAsync() });
    late.resolve(['a', 'c']);
    await read;
    expect(store.getSnapshot()).toEqual({ state: ['a', 'c', 'b'], pending: new Set() });
  });

  example('leaves nothing pending after an exception, and is still of use', async () => {
    const store = createStore<readonly string[]>([]);
    const add = (item: string, send: () => ResultAsync<void, Failure>) =>
      store.change({ item, apply: (items) => [...items, item], send });
    const bug = () => Promise.reject(new Error('a bug'));
    const thrown = () => {
      throw new Error('a bug');
    };
    await expect(add('a', () => ResultAsync.fromSafePromise(bug()))).rejects.toThrow('a bug');
    await expect(add('b', thrown)).rejects.toThrow('a bug');
    await expect(store.refresh(() => ResultAsync.fromSafePromise(bug()))).rejects.toThrow('a bug');
    expect(() => store.refresh(thrown)).toThrow('a bug');
    await add('c', () => okAsync());
    expect(store.getSnapshot()).toEqual({ state: ['c'], pending: new Set() });
  });

  example('ignores a read that began before one that has arrived', async () => {
    const store = createStore('first');
    const late = Promise.withResolvers<string>();
    const stale = store.refresh(() => ResultAsync.fromSafePromise(late.promise));
    await store.refresh(() => okAsync('new'));
    late.resolve('old');
    expect((await stale).isOk()).toBe(true);
    expect(store.getSnapshot().state).toBe('new');
  });

  example('calls a subscriber at once and after each change, until it unsubscribes', async () => {
    const store = createStore(0);
    const states: number[] = [];
    const unsubscribe = store.subscribe(({ state }) => states.push(state));
    const add = () => store.change({ item: 'a', apply: (state) => state + 1, send: () => okAsync() });
    await add();
    expect(states).toEqual([0, 1, 1]);
    unsubscribe();
    await add();
    expect(states).toEqual([0, 1, 1]);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  example('never shows a subscriber an older state after a newer one', () => {
    const store = createStore(0);
    const add = () => store.change({ item: 'a', apply: (state) => state + 1, send: () => okAsync() });
    const states: number[] = [];
    store.subscribe(({ state }) => {
      if (state === 1) void add();
    });
    store.subscribe(({ state }) => states.push(state));
    void add();
    expect(states).toEqual(states.toSorted());
    expect(states.at(-1)).toBe(2);
  });

  example('is watched by MobX and by Vue', () => {
    const store = createStore('before');
    const box = observable.box(store.getSnapshot(), { deep: false });
    const shown = shallowRef(store.getSnapshot());
    const seen: string[] = [];
    reaction(
      () => box.get().state,
      (state) => seen.push(`mobx ${state}`),
    );
    watchSyncEffect(() => seen.push(`vue ${shown.value.state}`));
    store.subscribe((snapshot) => {
      runInAction(() => box.set(snapshot));
      shown.value = snapshot;
    });
    void store.change({ item: 'a', apply: () => 'after', send: () => okAsync() });
    expect(seen).toEqual(['vue before', 'mobx after', 'vue after']);
  });
});
