/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const bottom = ({ top, height }: Box): number => top + height;
const right = ({ left, width }: Box): number => left + width;

/** Whether two boxes stand beside each other rather than one above the other. */
const areBeside = (a: Box, b: Box): boolean =>
  Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;

/**
 * Before how many blocks of a place a pointer is, in the order of reading: rows from top to bottom, and within a row
 * from the start.
 *
 * @param boxes of the blocks of that place, in their order
 */
export const dropIndex = (boxes: readonly Box[], { x, y }: Point): number => {
  const index = boxes.findIndex((box, place) => {
    const neighbours = [boxes[place - 1], boxes[place + 1]];
    const isInRow = neighbours.some((other) => other && areBeside(box, other));
    if (y < box.top) return true;
    if (y > bottom(box)) return false;
    return isInRow ? x < box.left + box.width / 2 : y < box.top + box.height / 2;
  });
  return index < 0 ? boxes.length : index;
};

/** The line that shows where a block would go, as a box of no width or no height. */
export const dropLine = (place: Box, boxes: readonly Box[], index: number): Box => {
  const before = boxes[index - 1];
  const after = boxes[index];
  if (before && after && areBeside(before, after))
    return {
      left: (right(before) + after.left) / 2,
      top: Math.min(before.top, after.top),
      width: 0,
      height: Math.max(before.height, after.height),
    };
  if (after) return { left: place.left, top: after.top - GAP, width: place.width, height: 0 };
  if (before) return { left: place.left, top: bottom(before) + GAP, width: place.width, height: 0 };
  return { left: place.left, top: place.top + place.height / 2, width: place.width, height: 0 };
};

/** In pixels. */
const GAP = 6;
