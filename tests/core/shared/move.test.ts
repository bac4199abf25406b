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
