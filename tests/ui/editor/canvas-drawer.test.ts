import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, describe, expect, vi } from 'vitest';
import { CanvasDrawer } from '#ui/editor/canvas/canvas-drawer.ts';
import { PageStore } from '#ui/editor/page-store.ts';

const AWAY: Failure = { kind: 'unavailable', request: 'POST canvas' };
const START = { fields: {}, areas: [{ key: 'main', blocks: [] }] };

describe('the drawing of a page', () => {
  afterEach(() => vi.useRealTimers());

  it.prop([
    fc.array(fc.tuple(fc.constantFrom('type', 'undo', 'redo', 'in place', 'outage'), fc.nat({ max: 300 })), {
      maxLength: 10,
    }),
  ])(
    'ends with what the page is, also where a text was typed into it, or the server was away',
    async (steps) => {
      vi.useFakeTimers();
      const page = new PageStore(START, []);
      let isAway = false;
      const drawer = new CanvasDrawer(page, { path: '/', language: 'en' }, (_, document) =>
        isAway ? errAsync(AWAY) : okAsync(JSON.stringify(document)),
      );
      /** What the frame shows: its drawing, until a text is typed into it. */
      let typedInto: number | undefined;
      const does: Readonly<Record<string, (number: number) => void>> = {
        type: (number) => page.setPageField('one', `typed ${number}`),
        outage: () => {
          isAway = true;
        },
        undo: () => page.undo(),
        redo: () => page.redo(),
        'in place': (number) => {
          drawer.hold();
          typedInto = drawer.drawing?.number;
          page.setPageField('two', `in place ${number}`);
          drawer.release();
        },
      };
      const stop = drawer.follow();
      await vi.advanceTimersByTimeAsync(200);
      for (const [number, [step, wait]] of steps.entries()) {
        does[step]?.(number);
        await vi.advanceTimersByTimeAsync(wait);
      }
      await vi.advanceTimersByTimeAsync(1000);
      isAway = false;
      await vi.advanceTimersByTimeAsync(6000);
      expect(drawer.hasFailed).toBe(false);
      stop();
      expect(drawer.drawing?.html).toBe(JSON.stringify(page.document));
      expect(drawer.drawing?.number).not.toBe(typedInto);
    },
  );
});
