import { movedBefore } from '@fairdesk/core/organiser';
import { inOrder } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

interface Item {
  readonly code: string;
  readonly sortIndex: number;
}

const anyIndex = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, min: -1000, max: 1000 }));
const anyItems = fc
  .array(anyIndex, { minLength: 1, maxLength: 8 })
  .map((indexes) => indexes.map((sortIndex, place): Item => ({ code: `t${place}`, sortIndex })));

const codes = (items: readonly Item[]) => inOrder(items).map(({ code }) => code);
const withChanges = (items: readonly Item[], changed: readonly Item[]) =>
  items.map((item) => changed.find(({ code }) => code === item.code) ?? item);

describe('movedBefore', () => {
  it.prop([anyItems, fc.nat(), fc.option(fc.nat(), { nil: undefined })])(
    'puts the item in its place and leaves the order of all others unchanged',
    (items, from, to) => {
      const order = codes(items);
      const code = order[from % order.length] ?? '';
      const before = to === undefined ? undefined : order[to % order.length];
      const others = order.filter((other) => other !== code);
      const place = before === undefined ? others.length : others.indexOf(before);
      const expected = before === code ? order : others.toSpliced(place, 0, code);
      expect(codes(withChanges(items, movedBefore(items, code, before)))).toEqual(expected);
    },
  );

  it.prop([anyItems, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 })])(
    'never runs out of room',
    (items, moves) => {
      let current = items;
      for (const [from, to] of moves) {
        const order = codes(current);
        const [code = '', before] = [order[from % order.length], order[to % order.length]];
        current = withChanges(current, movedBefore(current, code, before));
        const others = order.filter((other) => other !== code);
        if (before && before !== code)
          expect(codes(current)).toEqual(others.toSpliced(others.indexOf(before), 0, code));
      }
    },
  );

  it('saves the moved item only', () => {
    const items = [100, 200, 300].map((sortIndex) => ({ code: `${sortIndex}`, sortIndex }));
    expect(movedBefore(items, '300', '200')).toEqual([{ code: '300', sortIndex: 150 }]);
    expect(movedBefore(items, '100', undefined)).toEqual([{ code: '100', sortIndex: 400 }]);
  });

  it.prop([anyItems, fc.nat(), fc.nat()])('saves no item that stays as it is', (items, from, to) => {
    const order = codes(items);
    const [code = '', before] = [order[from % order.length], order[to % order.length]];
    for (const item of movedBefore(items, code, before)) expect(items).not.toContainEqual(item);
  });

  it('changes nothing for an item that is there already, or moves in front of itself or an unknown one', () => {
    const items = [100, 200, 300].map((sortIndex) => ({ code: `${sortIndex}`, sortIndex }));
    for (const before of ['300', '200', 'gone']) expect(movedBefore(items, '200', before)).toEqual([]);
    expect(movedBefore(items, '300', undefined)).toEqual([]);
  });

  it('changes nothing for an unknown item', () => {
    const items = [{ code: 'a', sortIndex: 100 }];
    expect(movedBefore(items, 'b', 'a')).toEqual([]);
    expect(movedBefore(items, 'a', 'b')).toEqual([]);
  });
});
