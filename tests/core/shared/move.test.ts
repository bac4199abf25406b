import { moved, sortIndexes } from '@fairdesk/core/shared';
import { anySortables } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const lists = anySortables(1).map((items) => items.map((item, id) => ({ ...item, id })));
const ids = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id);

describe('moved', () => {
  it.prop([lists, fc.nat(), fc.constantFrom('up' as const, 'down' as const)])(
    'changes one item at most, and loses none',
    (items, at, way) => {
      const after = moved(items, at % items.length, way);
      expect(ids(after).toSorted()).toEqual(ids(items).toSorted());
      const changed = after.filter((item) => !items.includes(item));
      expect(changed.length).toBeLessThanOrEqual(1);
    },
  );

  it.prop([lists, fc.nat(), fc.constantFrom('up' as const, 'down' as const)])(
    'trades the item with its neighbour that way, and where there is none changes nothing',
    (items, at, way) => {
      const place = at % items.length;
      const other = way === 'up' ? place - 1 : place + 1;
      const order = ids(moved(items, -1, way));
      const isOpen = other >= 0 && other < items.length;
      if (!isOpen) expect(moved(items, place, way)).toEqual(moved(items, -1, way));
      expect(ids(moved(items, place, way))).toEqual(
        isOpen ? order.with(place, order[other] ?? -1).with(other, order[place] ?? -1) : order,
      );
    },
  );

  it.prop([lists, fc.nat()])('moves nothing that is not there', (items, past) => {
    expect(moved(items, items.length + past, 'up')).toHaveLength(items.length);
    expect(ids(moved(items, -1, 'down'))).toEqual(ids(moved(items, items.length, 'up')));
  });

  it.prop([lists, fc.nat()])('is undone by moving back', (items, at) => {
    const place = at % items.length;
    fc.pre(place > 0);
    const up = moved(items, place, 'up');
    expect(ids(moved(up, place - 1, 'down'))).toEqual(ids(moved(items, -1, 'up')));
  });
});

describe('sortIndexes', () => {
  it.prop([lists])('offers a way exactly where there is a neighbour', (items) => {
    const rows = sortIndexes(items);
    expect(rows.map(({ sortUpIndex }) => sortUpIndex !== undefined)).toEqual(
      rows.map((_, place) => place > 0),
    );
    expect(rows.map(({ sortDownIndex }) => sortDownIndex !== undefined)).toEqual(
      rows.map((_, place) => place < rows.length - 1),
    );
  });
});
