import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { err, errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { ShelfStore } from '#ui/shared/editing/shelf-store.ts';

interface Item {
  readonly id: string;
  readonly sortIndex: number;
}

const items = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1 }), sortIndex: fc.integer({ min: 1, max: 10_000 }) }),
  { selector: ({ id }) => id, minLength: 1 },
);
const unavailable: Failure = { kind: 'unavailable', request: 'GET' };
const ids = (list: readonly Item[]) => list.map(({ id }) => id);
const isInOrder = (list: readonly Item[]) =>
  list.every(({ sortIndex }, place) => sortIndex >= (list[place - 1]?.sortIndex ?? 0));

describe('ShelfStore', () => {
  it.prop([items, items])(
    'is always sorted, with each item once, after any additions',
    async (first, more) => {
      const store = new ShelfStore<Item>(() => okAsync(first));
      await store.load();
      for (const item of more) store.put(item);
      expect(isInOrder(store.items)).toBe(true);
      expect(new Set(ids(store.items)).size).toBe(store.items.length);
      for (const item of more) expect(store.find(item.id)).toEqual(item);
    },
  );

  it.prop([items, fc.nat()])('removes exactly the dropped item', async (list, which) => {
    const store = new ShelfStore<Item>(() => okAsync(list));
    await store.load();
    const gone = list[which % list.length]?.id ?? '';
    store.drop(gone);
    expect(ids(store.items).toSorted()).toEqual(ids(list.filter(({ id }) => id !== gone)).toSorted());
  });

  it.prop([fc.array(items, { minLength: 2, maxLength: 5 }), fc.scheduler()])(
    'displays the latest reading, for any order of responses',
    async (readings, scheduler) => {
      let next = 0;
      const store = new ShelfStore<Item>(() =>
        ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve(readings[next++] ?? []))),
      );
      const all = readings.map(() => store.load());
      await scheduler.waitAll();
      await Promise.all(all);
      expect(store.state).toBe('ready');
      expect(ids(store.items).toSorted()).toEqual(ids(readings.at(-1) ?? []).toSorted());
    },
  );

  it.prop([items, fc.integer({ min: 2, max: 5 }), fc.scheduler()])(
    'runs one move at a time, for any number of presses',
    async (list, presses, scheduler) => {
      const store = new ShelfStore<Item>(() => okAsync(list));
      await store.load();
      const moves = Array.from({ length: presses }, () =>
        store.move(() => ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve(list)))),
      );
      await scheduler.waitAll();
      const outcomes = await Promise.all(moves);
      expect(outcomes.filter((result) => result?.isOk())).toHaveLength(1);
      expect(store.isMoving).toBe(false);
    },
  );

  it.prop([items])('stays unchanged when a move fails', async (list) => {
    const store = new ShelfStore<Item>(() => okAsync(list));
    await store.load();
    const before = store.items;
    expect(await store.move(() => errAsync(unavailable))).toEqual(err(unavailable));
    expect(store.items).toBe(before);
  });

  it('reports a failed reading, and reads again', async () => {
    let works = false;
    const store = new ShelfStore<Item>(() => (works ? okAsync([]) : errAsync(unavailable)));
    await store.load();
    expect(store.state).toBe('failed');
    works = true;
    await store.load();
    expect(store.state).toBe('ready');
  });

  it.prop([items, items, fc.boolean()])(
    'stays visible while it is reloaded, and never loses what was changed meanwhile',
    async (first, second, isChanged) => {
      let list = first;
      const { promise: turn, resolve } = Promise.withResolvers<void>();
      let isFirst = true;
      const store = new ShelfStore<Item>(() => {
        if (isFirst) return okAsync(first);
        return ResultAsync.fromSafePromise(turn).map(() => list);
      });
      await store.load();
      isFirst = false;
      list = second;
      const reloading = store.refresh();
      expect([store.state, ids(store.items).length]).toEqual(['ready', first.length]);
      const added = { id: 'added meanwhile', sortIndex: 1 };
      if (isChanged) store.put(added);
      resolve();
      await reloading;
      expect(ids(store.items).toSorted()).toEqual(ids(isChanged ? [...first, added] : second).toSorted());
    },
  );
});
