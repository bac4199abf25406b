// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect } from 'vitest';
import { type SlideRow, slideRow } from '#ui/page/elements/slide-row.ts';

const STEP = 100;
const COUNT = 6;

/** A row that scrolls smoothly: `scrollTo` sets its target, and `advance` moves towards it. */
const scrollingRow = () => {
  const row = document.createElement('ul');
  let target = 0;
  row.scrollTo = (options?: ScrollToOptions | number) => {
    target = typeof options === 'object' ? (options.left ?? 0) : 0;
  };
  for (let place = 0; place < COUNT; place += 1) {
    const slide = document.createElement('li');
    slide.getBoundingClientRect = () => new DOMRect(place * STEP - row.scrollLeft, 0, STEP, 10);
    row.append(slide);
  }
  const advance = (share: number): void => {
    row.scrollLeft += (target - row.scrollLeft) * share;
    row.dispatchEvent(new Event('scroll'));
  };
  return { row, advance };
};

const anySteps = fc.array(
  fc.oneof(
    fc.record({ go: fc.nat(COUNT - 1) }),
    fc.record({ advance: fc.double({ min: 0, max: 1, noNaN: true }) }),
  ),
  { maxLength: 12 },
);

describe('slideRow', () => {
  const controller = new AbortController();
  afterEach(() => document.body.replaceChildren());

  it.prop([anySteps, fc.nat(COUNT - 1)])(
    'always ends at the last slide requested, however early the previous scrolling was interrupted',
    async (steps, last) => {
      const { row, advance } = scrollingRow();
      document.body.append(row);
      const slides: SlideRow = slideRow(row, () => {}, controller.signal);
      for (const step of [...steps, { go: last }]) {
        if ('go' in step) slides.go(step.go);
        else advance(step.advance);
        await Promise.resolve();
        if ('go' in step) expect(slides.at()).toBe(step.go);
      }
      advance(0.5);
      advance(1);
      expect(row.scrollLeft).toBe(last * STEP);
      expect(slides.at()).toBe(last);
      row.remove();
    },
  );
});
