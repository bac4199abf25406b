import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { type Box, dropIndex, dropLine } from '#ui/editor/canvas/drop-spot.ts';

/** Rows of boxes beside each other, one row below the other, as a page lays blocks out. */
const anyRows = fc.array(
  fc.record({
    height: fc.integer({ min: 20, max: 300 }),
    widths: fc.array(fc.integer({ min: 40, max: 200 }), { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 5 },
);
type Rows = typeof anyRows extends fc.Arbitrary<infer T> ? T : never;

const GAP = 10;
const layOut = (rows: Rows): readonly Box[] => {
  let top = 0;
  return rows.flatMap(({ height, widths }) => {
    let left = 0;
    const boxes = widths.map((width) => {
      const box = { left, top, width, height };
      left += width + GAP;
      return box;
    });
    top += height + GAP;
    return boxes;
  });
};

describe('the spot under a pointer', () => {
  it.prop([anyRows, fc.nat()])('is beside the block under it, on the nearer side', (rows, choice) => {
    const boxes = layOut(rows);
    const place = choice % boxes.length;
    const box = boxes[place];
    if (box === undefined) return;
    const { left, top, width, height } = box;
    expect(dropIndex(boxes, { x: left + 1, y: top + 1 })).toBe(place);
    expect(dropIndex(boxes, { x: left + width - 1, y: top + height - 1 })).toBe(place + 1);
  });

  it.prop([anyRows, fc.integer({ min: -50, max: 900 }), fc.integer({ min: -50, max: 2000 })])(
    'never passes a block that lies wholly above, nor one wholly below',
    (rows, x, y) => {
      const boxes = layOut(rows);
      const index = dropIndex(boxes, { x, y });
      boxes.forEach(({ top, height }, place) => {
        if (top + height < y) expect(place).toBeLessThan(index);
        if (top > y) expect(place).toBeGreaterThanOrEqual(index);
      });
    },
  );

  it.prop([anyRows, fc.nat()])('shows its line between the blocks around it', (rows, choice) => {
    const boxes = layOut(rows);
    const index = choice % (boxes.length + 1);
    const place = { left: 0, top: 0, width: 900, height: 2000 };
    const line = dropLine(place, boxes, index);
    const [before, after] = [boxes[index - 1], boxes[index]];
    expect(line.width === 0 || line.height === 0).toBe(true);
    if (before && after && before.top === after.top) {
      expect(line.left).toBeGreaterThan(before.left + before.width - 1);
      expect(line.left).toBeLessThan(after.left + 1);
    }
  });

  example('of an empty place is its middle', () => {
    expect(dropLine({ left: 5, top: 10, width: 100, height: 40 }, [], 0)).toEqual({
      ...{ left: 5, top: 30, width: 100, height: 0 },
    });
    expect(dropIndex([], { x: 0, y: 0 })).toBe(0);
  });
});
