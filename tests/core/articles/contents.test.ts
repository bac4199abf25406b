import {
  activeEntry,
  anchorsOf,
  CONTENTS_THRESHOLD_PX,
  type Heading,
  showsContents,
} from '@fairdesk/core/articles';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Headings from the top of a page to the bottom, at any scroll position. */
const anyHeadings: fc.Arbitrary<readonly Heading[]> = fc
  .tuple(
    fc.array(
      fc.record({
        level: fc.constantFrom(1 as const, 2 as const, 3 as const),
        text: fc.string(),
        gap: fc.nat(900),
      }),
    ),
    fc.integer({ min: -3000, max: 2000 }),
  )
  .map(([headings, start]) => {
    let top = start;
    return headings.map(({ level, text, gap }) => {
      top += gap;
      return { level, text, top };
    });
  });

const scrolled = (headings: readonly Heading[], by: number) =>
  headings.map((heading) => ({ ...heading, top: heading.top - by }));

describe('showsContents', () => {
  it('appears within 400 px of the first heading of the second level', () => {
    const at = (top: number): readonly Heading[] => [
      { level: 1, text: 'Title', top: top - 500 },
      { level: 2, text: 'First', top },
    ];
    expect([401, 400, 0, -5000].map((top) => showsContents(at(top)))).toEqual([false, true, true, true]);
    expect(showsContents([])).toBe(false);
  });

  it.prop([anyHeadings, fc.nat()])(
    'never hides while the user scrolls down, and hides again on the way back',
    (headings, by) => {
      if (showsContents(headings)) expect(showsContents(scrolled(headings, by))).toBe(true);
      const first = headings.find(({ level }) => level === 2);
      if (first) expect(showsContents(scrolled(headings, first.top - CONTENTS_THRESHOLD_PX - 1))).toBe(false);
    },
  );
});

describe('activeEntry', () => {
  it.prop([anyHeadings, fc.integer({ min: 1, max: 1200 })])(
    'marks the last heading that has come into view',
    (headings, height) => {
      const active = activeEntry(headings, height);
      const come = headings.filter(({ top }) => top < height);
      expect(active === undefined).toBe(come.length === 0);
      if (active !== undefined) expect(headings[active]).toBe(come.at(-1));
    },
  );

  it.prop([anyHeadings, fc.nat(), fc.integer({ min: 1, max: 1200 })])(
    'never goes back while one scrolls down',
    (headings, by, height) => {
      expect(activeEntry(scrolled(headings, by), height) ?? -1).toBeGreaterThanOrEqual(
        activeEntry(headings, height) ?? -1,
      );
    },
  );
});

describe('a heading exactly at the bottom of the viewport', () => {
  it('is not in view yet', () => {
    const at = (top: number): readonly Heading[] => [{ level: 2, text: 'First', top }];
    expect([activeEntry(at(800), 800), activeEntry(at(799), 800)]).toEqual([undefined, 0]);
  });
});

describe('anchorsOf', () => {
  it.prop([fc.array(fc.oneof(fc.string(), fc.constantFrom('Stand', 'stand', 'Stand 2', '株')))])(
    'gives every heading a unique anchor',
    (texts) => {
      const anchors = anchorsOf(texts);
      expect(new Set(anchors).size).toBe(texts.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9-]+$/);
    },
  );

  it('numbers repeated headings, skipping numbers that other headings already end in', () => {
    expect(anchorsOf(['Stand', 'Stand', 'Stand 3', 'Stand', '株', '株'])).toEqual([
      'stand',
      'stand-2',
      'stand-3',
      'stand-4',
      'section',
      'section-2',
    ]);
  });

  it('handles a thousand equal headings quickly', () => {
    expect(anchorsOf(Array.from({ length: 5000 }, () => 'Stand')).at(-1)).toBe('stand-5000');
  });
});
