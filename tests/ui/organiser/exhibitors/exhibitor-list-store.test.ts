import {
  EVERY_EXHIBITOR,
  type ExhibitorPage,
  type ExhibitorQuery,
  type ExhibitorRow,
  sortedBy,
  withFilter,
} from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { ExhibitorListStore } from '#ui/organiser/exhibitors/exhibitor-list-store.ts';

const rowOf = (name: string): ExhibitorRow => {
  const id = participationIdOf(name);
  if (id === undefined) throw new Error(`Cannot use the name ${name}`);
  return {
    ...{ id, name, type: '', stands: [], lateTasks: 0, completeness: 0, people: 0 },
    ...{ isPublic: true, isCancelled: false, isInvited: false },
  };
};
const pageFor = ({ filter }: ExhibitorQuery): ExhibitorPage => ({
  rows: [rowOf(filter.search ?? 'all')],
  total: 1,
});

describe('ExhibitorListStore', () => {
  it.prop([
    fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 }),
    fc.scheduler(),
  ])('shows the list asked for last, whatever order the responses arrive in', async (searches, scheduler) => {
    const page = (query: ExhibitorQuery) =>
      ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve(pageFor(query))));
    const store = new ExhibitorListStore(page, EVERY_EXHIBITOR, pageFor(EVERY_EXHIBITOR));
    const loads = searches.map((search) => store.show(withFilter(EVERY_EXHIBITOR, { search })));
    await scheduler.waitAll();
    await Promise.all(loads);
    expect(store.rows.map(({ name }) => name)).toEqual(searches.slice(-1));
    expect(store.isLoading).toBe(false);
  });

  it('clears a selection of everything when the filter changes, and no selection of single ones', async () => {
    const page = (query: ExhibitorQuery) => ResultAsync.fromSafePromise(Promise.resolve(pageFor(query)));
    const store = new ExhibitorListStore(page, EVERY_EXHIBITOR, pageFor(EVERY_EXHIBITOR));
    store.toggle(rowOf('all').id);
    await store.show(withFilter(EVERY_EXHIBITOR, { hall: '8' }));
    expect(store.selected).toBe(1);
    store.selectAll();
    await store.show(EVERY_EXHIBITOR);
    expect(store.selected).toBe(0);
  });

  it.prop([fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/)])(
    'selects again all that a filter finds only in a list of that filter, and single ones in any list',
    async (before, now) => {
      const listOf = (search: string) => {
        const query = withFilter(EVERY_EXHIBITOR, { search });
        const page = () => ResultAsync.fromSafePromise(Promise.resolve(pageFor(query)));
        return new ExhibitorListStore(page, query, pageFor(query));
      };
      const [earlier, later] = [listOf(before), listOf(now)];
      earlier.selectAll();
      later.restoreSelection(earlier.selection);
      expect(later.selected).toBe(before === now ? 1 : 0);
      earlier.clearSelection();
      earlier.toggle(rowOf(before).id);
      later.restoreSelection(earlier.selection);
      expect(later.selection).toEqual(earlier.selection);
    },
  );

  it('keeps a selection of everything when the list is sorted', async () => {
    const page = (query: ExhibitorQuery) => ResultAsync.fromSafePromise(Promise.resolve(pageFor(query)));
    const store = new ExhibitorListStore(page, EVERY_EXHIBITOR, pageFor(EVERY_EXHIBITOR));
    store.selectAll();
    await store.show(sortedBy(EVERY_EXHIBITOR, 'late'));
    expect(store.selected).toBe(1);
  });

  it.prop([fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9), { minLength: 1 })])(
    'is selected as a whole exactly when each of its rows is, whatever else is',
    (selected, listed) => {
      const rows = listed.map((place) => rowOf(`p${place}`));
      const page = () => expect.fail('Nothing is loaded');
      const store = new ExhibitorListStore(page, EVERY_EXHIBITOR, { rows, total: rows.length });
      for (const place of selected) store.toggle(rowOf(`p${place}`).id);
      if (selected.length === listed.length)
        expect(store.isEverySelected).toBe(listed.every((place) => selected.includes(place)));
      store.selectAll();
      expect(store.isEverySelected).toBe(true);
    },
  );

  it.prop([fc.nat(30), fc.integer({ min: 1, max: 5 }), fc.nat(6)])(
    'shows as many rows as before when it is loaded again',
    async (total, size, more) => {
      const all = Array.from({ length: total }, (_, place) => rowOf(`p${place}`));
      const pageAt = (after = '0'): ExhibitorPage => {
        const end = Number(after) + size;
        return { rows: all.slice(Number(after), end), total, ...(end < total && { next: String(end) }) };
      };
      const page = (_query: ExhibitorQuery, after?: string) =>
        ResultAsync.fromSafePromise(Promise.resolve(pageAt(after)));
      const store = new ExhibitorListStore(page, EVERY_EXHIBITOR, pageAt());
      for (let time = 0; time < more; time += 1) await store.more();
      const before = [store.rows, store.next];
      await store.reload();
      expect([store.rows, store.next]).toEqual(before);
      await store.show(withFilter(EVERY_EXHIBITOR, { hall: '8' }));
      expect(store.rows).toEqual(pageAt().rows);
    },
  );
});
