import {
  hasRoomAt,
  indexBetween,
  inOrder,
  movesAt,
  needsRenumbering,
  nextSortIndex,
  renumbered,
  SMALLEST_GAP,
  SORT_GAP,
  type Sortable,
} from '@fairdesk/core/shared';
import { anySortables, anySpacedSortables } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** A list in display order and the position of an item other than the first. */
const places = anySpacedSortables(2).chain((items) =>
  fc.record({ items: fc.constant(inOrder(items)), place: fc.integer({ min: 1, max: items.length - 1 }) }),
);

/** The order of the items, as original positions, after the item at `place` takes this index. */
const orderAfter = (items: readonly Sortable[], place: number, sortIndex: number | undefined) =>
  inOrder(
    items.map((item, at) => ({ at, sortIndex: at === place ? (sortIndex ?? Number.NaN) : item.sortIndex })),
  ).map(({ at }) => at);

const traded = (length: number, place: number) => {
  const order = Array.from({ length }, (_, at) => at);
  return order.with(place, place - 1).with(place - 1, place);
};

describe('inOrder', () => {
  it.prop([anySortables()])('keeps every item, and is idempotent', (items) => {
    const ordered = inOrder(items);
    expect(new Set(ordered)).toEqual(new Set(items));
    expect(inOrder(ordered)).toEqual(ordered);
  });

  it('keeps the order of items with equal indexes', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id, sortIndex: 1 }));
    expect(inOrder(items)).toEqual(items);
  });
});

describe('nextSortIndex', () => {
  it('is 100 in an empty list', () => {
    expect(nextSortIndex([])).toBe(SORT_GAP);
  });

  it.prop([anySortables(1)])('is always one above the last', (items) => {
    expect(nextSortIndex(items)).toBe((inOrder(items).at(-1)?.sortIndex ?? 0) + 1);
  });
});

describe('movesAt', () => {
  it.prop([anySortables(1)])('never moves the first item up nor the last one down', (items) => {
    expect(movesAt(items, 0).up).toBeUndefined();
    expect(movesAt(items, items.length - 1).down).toBeUndefined();
  });

  it.prop([places])('always swaps with the item above, and with no other', ({ items, place }) => {
    expect(orderAfter(items, place, movesAt(items, place).up)).toEqual(traded(items.length, place));
  });

  it.prop([places])('always swaps with the item below, and with no other', ({ items, place }) => {
    expect(orderAfter(items, place - 1, movesAt(items, place - 1).down)).toEqual(traded(items.length, place));
  });

  it.prop([anySortables(), fc.oneof(fc.integer({ max: -1 }), fc.nat(), fc.double())])(
    'never moves an item that does not exist',
    (items, place) => {
      fc.pre(!(place in items));
      expect(movesAt(items, place)).toEqual({ up: undefined, down: undefined });
    },
  );

  it('moves above an item whose index is 0 or negative', () => {
    expect(movesAt([{ sortIndex: 0 }, { sortIndex: 5 }], 1).up).toBe(-100);
    expect(movesAt([{ sortIndex: -7 }, { sortIndex: 5 }], 1).up).toBe(-107);
  });

  it.prop([fc.uniqueArray(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 3, maxLength: 3 })])(
    'is exactly the midpoint, as the specification says',
    (indexes) => {
      const [low = 0, high = 0, last = 0] = indexes.toSorted((one, other) => one - other);
      const items = [low, high, last].map((sortIndex) => ({ sortIndex }));
      expect(movesAt(items, 2).up).toBe((low + high) / 2);
      expect(movesAt(items, 0).down).toBe((high + last) / 2);
    },
  );

  it('uses the midpoints of the specification', () => {
    const items = [100, 200, 400, 800].map((sortIndex) => ({ sortIndex }));
    expect(movesAt(items, 1)).toEqual({ up: 50, down: 600 });
    expect(movesAt(items, 2)).toEqual({ up: 150, down: 900 });
    expect(movesAt(items, 3)).toEqual({ up: 300, down: undefined });
  });
});

describe('hasRoomAt', () => {
  it.prop([anySortables(1), fc.nat()])(
    'is false exactly when a neighbour has the same index',
    (items, at) => {
      const ordered = inOrder(items);
      const place = at % ordered.length;
      const own = ordered[place]?.sortIndex;
      const isShared = ordered.filter(({ sortIndex }) => sortIndex === own).length > 1;
      expect(hasRoomAt(ordered, place)).toBe(!isShared);
    },
  );
});

describe('indexBetween', () => {
  it('is beyond an only neighbour, and starts a list at 100', () => {
    expect(indexBetween(300, undefined)).toBe(400);
    expect(indexBetween(undefined, 300)).toBe(150);
    expect(indexBetween(undefined, -300)).toBe(-400);
    expect(indexBetween(undefined, undefined)).toBe(SORT_GAP);
  });
});

describe('renumbered', () => {
  it.prop([anySortables()])('keeps the order and always creates room', (items) => {
    const order = (list: readonly Sortable[]) => list.map(({ sortIndex }) => sortIndex);
    const roomy = renumbered(items.map((item) => ({ ...item, was: item.sortIndex })));
    expect(roomy.map(({ was }) => was)).toEqual(order(inOrder(items)));
    expect(needsRenumbering(roomy)).toBe(false);
    expect(order(roomy)).toEqual(items.map((_, place) => (place + 1) * SORT_GAP));
  });
});

describe('needsRenumbering', () => {
  it.prop([fc.boolean()])(
    'is true before a move fails, after any number of moves into one gap',
    (downwards) => {
      let items: readonly { readonly id: string; readonly sortIndex: number }[] = [
        { id: 'a', sortIndex: 100 },
        { id: 'b', sortIndex: 200 },
        { id: 'c', sortIndex: 300 },
      ];
      for (let round = 0; round < 100; round += 1) {
        if (needsRenumbering(items)) items = renumbered(items);
        const place = downwards ? 0 : 2;
        const { up, down } = movesAt(items, place);
        const before = items.map(({ id }) => id);
        const sortIndex = (downwards ? down : up) ?? Number.NaN;
        items = inOrder(items.map((item, at) => (at === place ? { ...item, sortIndex } : item)));
        expect(items.map(({ id }) => id)).not.toEqual(before);
      }
    },
  );

  it('is true when two items have the same index', () => {
    expect(needsRenumbering([{ sortIndex: 5 }, { sortIndex: 5 }])).toBe(true);
    expect(needsRenumbering([{ sortIndex: 1 }, { sortIndex: 1.000_02 }])).toBe(false);
    expect(needsRenumbering([{ sortIndex: 0 }, { sortIndex: SMALLEST_GAP }])).toBe(false);
  });
});
