// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { BlockDrag } from '#ui/editor/canvas/block-drag.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { numberedIds } from './anything-done.ts';

const WIDTH = 390;
/** How near the edge the canvas scrolls, in pixels. */
const EDGE = 56;

/** A block that is dragged over a canvas with this box, and how far the canvas scrolls. */
const dragOver = (top: number, height: number) => {
  const stage = document.createElement('div');
  stage.dataset.stage = '';
  const frame = document.createElement('iframe');
  stage.append(frame);
  stage.getBoundingClientRect = () => new DOMRect(0, top, WIDTH, height);
  const scrollBy = vi.fn();
  stage.scrollBy = scrollBy;
  const drawing = document.implementation.createHTMLDocument();
  drawing.elementFromPoint = () => null;
  const page = new PageStore({ fields: {}, areas: [] }, BLOCK_DESCRIPTIONS, numberedIds());
  const drag = new BlockDrag(page, () => undefined);
  drag.setCanvas({ frame, drawing, parts: { blocks: [], places: [], fields: [] } });
  return {
    /** The distance of one step of scrolling: 0 for none. */
    scrolledAt: (y: number): number => {
      scrollBy.mockClear();
      drag.follow({ id: 'none' }, { x: WIDTH / 2, y });
      drag.scroll();
      return scrollBy.mock.calls.at(0)?.[1] ?? 0;
    },
  };
};

const innerHeight = window.innerHeight;
afterEach(() => {
  window.innerHeight = innerHeight;
});

describe('a block that is dragged on a page longer than the canvas', () => {
  it.prop([
    fc.integer({ min: -300, max: 300 }),
    fc.integer({ min: 500, max: 1500 }),
    fc.integer({ min: 480, max: 1200 }),
    fc.integer({ min: 1, max: EDGE - 1 }),
  ])(
    'scrolls at both edges of what is seen of the canvas, wherever it is in the window',
    (top, height, tall, near) => {
      window.innerHeight = tall;
      const { scrolledAt } = dragOver(top, height);
      const [start, end] = [Math.max(top, 0), Math.min(top + height, tall)];
      fc.pre(end - start > 2 * EDGE);
      expect(scrolledAt(end - near)).toBeGreaterThan(0);
      expect(scrolledAt(start + near)).toBeLessThan(0);
      expect(scrolledAt((start + end) / 2)).toBe(0);
    },
  );
});
