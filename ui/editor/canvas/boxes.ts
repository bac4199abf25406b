import type { Canvas } from './canvas-frame.tsx';
import { BLOCK_ATTRIBUTE, PLACE_ATTRIBUTE, type RenderedPlace } from './canvas-marks.ts';
import type { Box, Point } from './drop-spot.ts';
import { elementOf } from './element-of.ts';

/** The box around the elements of a block, in pixels of the drawing; `undefined` when nothing of it is seen. */
export const boxOf = ({ parts }: Canvas, id: string): Box | undefined => {
  const match = parts.blocks.find((block) => block.id === id);
  const boxes = (match?.elements ?? []).flatMap(visibleBoxes);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left, top, width: right - left, height: bottom - top };
};

/** An element without a box of its own is where its children are. */
const visibleBoxes = (element: Element): readonly DOMRect[] => {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return [own];
  return [...element.children].flatMap(visibleBoxes);
};

/** The innermost block at an element of the drawing. */
export const blockAt = (target: EventTarget | null): string | undefined =>
  elementOf(target)?.closest(`[${BLOCK_ATTRIBUTE}]`)?.getAttribute(BLOCK_ATTRIBUTE) ?? undefined;

/** The places at a point of the drawing, the innermost first. */
export const placesAt = ({ drawing, parts }: Canvas, { x, y }: Point): readonly RenderedPlace[] => {
  const found: RenderedPlace[] = [];
  let element = drawing.elementFromPoint(x, y)?.closest(`[${PLACE_ATTRIBUTE}]`);
  while (element) {
    const place = parts.places[Number(element.getAttribute(PLACE_ATTRIBUTE))];
    if (place) found.push(place);
    element = element.parentElement?.closest(`[${PLACE_ATTRIBUTE}]`);
  }
  return found;
};
