import { hasRoomAt, inOrder, sortIndexes, tradePlaces } from '@fairdesk/core/shared';
import { anySortables, anySpacedSortables } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyWay = fc.constantFrom('up' as const, 'down' as const);
const named = (lists: ReturnType<typeof anySortables>) =>
  lists.map((items) => inOrder(items).map((item, id) => ({ ...item, id })));

describe('tradePlaces', () => {
  it.prop([named(anySortables(1)), fc.nat(), anyWay])(
    'is possible exactly when there is a neighbour in that direction',
    (ordered, at, way) => {
      const place = at % ordered.length;
      const to = way === 'up' ? place - 1 : place + 1;
      const trade = tradePlaces(ordered, place, way);
      expect(trade?.to).toBe(ordered[to] && to);
      expect(trade?.item).toBe(ordered[to] && ordered[place]);
    },
  );

  it.prop([named(anySortables(1)), fc.nat(), anyWay])(
    'swaps the item with its neighbour and moves no other, when there is room',
    (ordered, at, way) => {
      const place = at % ordered.length;
      const trade = tradePlaces(ordered, place, way);
      fc.pre(trade?.hasRoom === true);
      const { sortIndex = Number.NaN, to = Number.NaN } = trade ?? {};
      const after = inOrder(ordered.map((item) => (item.id === place ? { ...item, sortIndex } : item)));
      const others = ordered.filter(({ id }) => id !== place).map(({ id }) => id);
      expect(after.map(({ id }) => id)).toEqual(others.toSpliced(to, 0, place));
      expect(hasRoomAt(after, to)).toBe(true);
    },
  );

  it.prop([named(anySpacedSortables(2)), fc.nat(), anyWay])(
    'has room when all indexes are distinct',
    (ordered, at, way) => {
      expect(tradePlaces(ordered, at % ordered.length, way)?.hasRoom).not.toBe(false);
    },
  );

  it.prop([named(anySortables()), fc.nat(), anyWay])(
    'is undefined for a position outside the list',
    (ordered, past, way) => {
      expect(tradePlaces(ordered, ordered.length + past, way)).toBeUndefined();
      expect(tradePlaces(ordered, -1, way)).toBeUndefined();
    },
  );
});

describe('sortIndexes', () => {
  it.prop([anySortables(1)])('contain an index exactly for each direction with a neighbour', (items) => {
    const rows = sortIndexes(items);
    expect(rows.map(({ sortUpIndex }) => sortUpIndex !== undefined)).toEqual(
      rows.map((_, place) => place > 0),
    );
    expect(rows.map(({ sortDownIndex }) => sortDownIndex !== undefined)).toEqual(
      rows.map((_, place) => place < rows.length - 1),
    );
  });
});
