import type { ApprovalOutcome, WaitingItem } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { keyOf } from '#ui/organiser/approvals/approval-key.ts';
import { ApprovalsStore } from '#ui/organiser/approvals/approvals-store.ts';

const LIMIT = 3;

const itemOf = (place: number): WaitingItem => ({
  ...{ kind: place % 2 === 0 ? 'product' : 'news', id: `${place}`, version: '1', title: `Item ${place}` },
  ...{ company: 'Mill', participation: 'p-1', isNew: true, since: '2027-01-01T00:00:00.000Z' },
});

/** A desk on which items wait, of which it lists a few at a time. */
const deskOf = (total: number) => {
  let items = Array.from({ length: total }, (_, place) => itemOf(place));
  const list = () => ({ isRequired: true, total: items.length, items: items.slice(0, LIMIT) });
  const approve = (approved: readonly Pick<WaitingItem, 'kind' | 'id'>[]): ApprovalOutcome => {
    const keys = new Set(approved.map(keyOf));
    items = items.filter((item) => !keys.has(keyOf(item)));
    return { approved: approved.length, changed: [] };
  };
  const calls: ConstructorParameters<typeof ApprovalsStore>[1] = {
    listWaiting: () => okAsync(list()),
    compareItem: (kind, id) => {
      const item = items.find((each) => each.kind === kind && each.id === id);
      return item ? okAsync({ item, fields: [] } as never) : errAsync({ kind: 'not-found', what: id });
    },
    approveItems: (approved) => ResultAsync.fromSafePromise(Promise.resolve(approve(approved))),
    sendBack: () => okAsync(undefined),
  };
  return { store: new ApprovalsStore(list(), calls), waiting: () => items, approve };
};

describe('ApprovalsStore', () => {
  it.prop([fc.integer({ min: 1, max: 10 }), fc.constantFrom('product', 'news', undefined)])(
    'leads through every item that waits, those beyond its limit too',
    async (total, kind) => {
      const { store, waiting } = deskOf(total);
      store.filter(kind);
      for (let key = keyOf(store.items[0] ?? itemOf(0)); key !== ''; ) {
        await store.show(key);
        key = (await store.approveOpen()) ?? '';
      }
      expect(store.items).toEqual([]);
      expect(store.list.total).toBe(waiting().length);
      if (kind === undefined) expect(waiting()).toEqual([]);
    },
  );

  it.prop([fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(7))])(
    'never lists or counts an item that it found decided, and leads on to the one after it',
    async (total, places) => {
      const { store, waiting, approve } = deskOf(total);
      const listed = store.items.map(keyOf);
      const decided = new Set(places.map((place) => keyOf(itemOf(place))));
      // A colleague decides some of the listed items.
      approve(store.items.filter((item) => decided.has(keyOf(item))));
      store.selected = new Set(listed);
      for (const [place, key] of listed.entries()) {
        await store.show(key);
        expect(store.notice).toBe(decided.has(key) ? 'gone' : undefined);
        expect(store.items.map(keyOf).includes(key)).toBe(!decided.has(key));
        expect(store.selected.has(key)).toBe(!decided.has(key));
        const before = listed.slice(0, place).findLast((each) => !decided.has(each));
        expect(store.neighbour('next')).toBe(listed[place + 1] ?? store.neighbour('next'));
        expect(store.neighbour('previous')).toBe(before ?? store.neighbour('previous'));
      }
      expect(store.list.total).toBe(waiting().length);
      expect(store.items.length > 0).toBe(waiting().length > 0);
    },
  );

  it('approves an item once, however often its key is pressed', async () => {
    const { store, waiting } = deskOf(2);
    await store.show(keyOf(itemOf(0)));
    const [next, none] = await Promise.all([store.approveOpen(), store.approveOpen()]);
    expect([next, none]).toEqual([keyOf(itemOf(1)), undefined]);
    expect(waiting()).toEqual([itemOf(1)]);
  });
});
