import { selectedIds } from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { AUDIT_TRAIL, CATEGORY_PLANNER } from '#app/_composition/organiser/organiser.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { caller, openWaitingDesk, type WaitingDesk } from './waiting-desk.ts';

const PLACES = [0, 1, 2, 3, 4];
const anyPlaces = fc.subarray(PLACES);
const anyTreeStep = fc.record({
  does: fc.constantFrom('delete', 'merge', 'undo'),
  /** The places of categories; an undo has none. */
  from: fc.nat({ max: PLACES.length - 1 }),
  into: fc.nat({ max: PLACES.length - 1 }),
});
type TreeStep = Readonly<{ from: number; into: number }>;

/** The places of the categories that the fair has, that visitors see of a company, and that it has itself. */
interface Seen {
  readonly there: readonly number[];
  readonly approved: readonly number[];
  readonly own: readonly number[];
}

describeEachDatabase('the categories of a profile that waits for approval', (newPlace) => {
  let at: WaitingDesk;
  beforeAll(async () => {
    at = await openWaitingDesk(await newPlace());
  }, 120_000);
  afterAll(() => at?.close());

  const idsOf = (places: readonly number[]) => places.map((place) => at.leaves[place] ?? '').toSorted();

  /** Deletes and merges categories of the fair, beside a model of what visitors and the company see. */
  const openTree = (before: Seen) => {
    const planner = at.desk.container.get(CATEGORY_PLANNER)(caller);
    const trail = at.desk.container.get(AUDIT_TRAIL)(caller);
    const done: { readonly entry: string; readonly before: Seen }[] = [];
    let seen = before;
    const undo = async () => {
      const last = done.pop();
      if (last === undefined) return;
      (await trail.restore(last.entry))._unsafeUnwrap();
      seen = last.before;
    };
    const remove = async (from: number, into?: number) => {
      const isThere = (place: number) => seen.there.includes(place);
      if (!isThere(from) || (into !== undefined && (!isThere(into) || from === into))) return;
      (
        await planner.remove(at.leaves[from] ?? '', into === undefined ? into : at.leaves[into])
      )._unsafeUnwrap();
      const [newest] = (await trail.entries({}))._unsafeUnwrap();
      done.push({ entry: newest?.id ?? '', before: seen });
      const without = (places: readonly number[]) => {
        const others = places.filter((place) => place !== from);
        const isMerged = into !== undefined && places.includes(from);
        return isMerged ? [...new Set([...others, into])] : others;
      };
      const there = seen.there.filter((place) => place !== from);
      seen = { there, approved: without(seen.approved), own: without(seen.own) };
    };
    return {
      delete: ({ from }: TreeStep) => remove(from),
      merge: ({ from, into }: TreeStep) => remove(from, into),
      undo,
      undoAll: async () => {
        while (done.length > 0) await undo();
      },
      seen: () => seen,
    };
  };

  it.prop([anyPlaces, anyPlaces, fc.array(anyTreeStep, { minLength: 1, maxLength: 5 })], { numRuns: 10 })(
    'are always lost, merged and regained with those of the fair',
    async (before, after, steps) => {
      const id = at.mine();
      await at.publishAll();
      await at.saveCategories(id, idsOf(before));
      await at.approve(id);
      await at.saveCategories(id, idsOf(after));
      const tree = openTree({ there: PLACES, approved: before, own: after });
      try {
        for (const step of steps) {
          await tree[step.does](step);
          expect(selectedIds((await at.open(id)).categories).toSorted()).toEqual(idsOf(tree.seen().own));
          expect(await publicCategories(id)).toEqual(idsOf(tree.seen().approved));
        }
        await at.approve(id);
        expect(await publicCategories(id)).toEqual(idsOf(tree.seen().own));
      } finally {
        await tree.undoAll();
      }
    },
    300_000,
  );

  const publicCategories = async (id: string) => {
    const rows = await at.database.query
      .selectFrom('participationCategories')
      .select('categoryId')
      .where('participationId', '=', id)
      .execute();
    return rows.map(({ categoryId }) => categoryId).toSorted();
  };
});
