import {
  blocksOf,
  type DocumentBlock,
  descriptionOf,
  heightOf,
  insertBlock,
  moveBlock,
  newBlock,
  openSpots,
  type PageDocument,
  spotFault,
} from '@fairdesk/core/editor';
import { NESTING_MAX } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import {
  anyDocument,
  DESCRIPTIONS,
  type Shape,
  spotsOf,
  toDocument,
} from '#tests/support/models/any-document.ts';

/** The blocks of a new document with other ids than those on the page. */
const anyNewBlock = anyDocument
  .filter(({ areas }) => areas[0]?.blocks.length !== 0)
  .map(({ areas }): DocumentBlock => renamed(areas[0]?.blocks[0] ?? expect.unreachable()));
const renamed = (block: DocumentBlock): DocumentBlock => ({
  ...block,
  id: `new-${block.id}`,
  places: block.places.map((place) => ({ ...place, blocks: place.blocks.map(renamed) })),
});
/** A chain of blocks, each in the one before. */
const chain = (levels: number): Shape => ({
  component: 'Wrapper',
  inner: levels > 1 ? [chain(levels - 1)] : [],
});

const OPEN = ['main', 'bodyTop', 'shell'];

/** The ends of all places for blocks, in the order of the page: areas before the places of blocks. */
const endsOf = (document: PageDocument) => {
  const ends = spotsOf(document).filter(
    (spot) => !spotsOf(document).some((other) => isSamePlace(spot, other) && other.index > spot.index),
  );
  const areas = ends.filter(({ owner, key }) => owner === undefined && OPEN.includes(key));
  return [...areas, ...ends.filter(({ owner }) => owner !== undefined)];
};
type Spot = ReturnType<typeof spotsOf>[number];
const isSamePlace = (one: Spot, other: Spot) => one.owner === other.owner && one.key === other.key;

/** The components around each block of a page, from the outside. */
const waysTo = (document: PageDocument) => {
  const placed = blocksOf(document);
  const wayTo = (id: string | undefined): readonly DocumentBlock[] => {
    const own = placed.find(({ block }) => block.id === id);
    return own ? [...wayTo(own.spot.owner), own.block] : [];
  };
  return placed.map(({ block }) => wayTo(block.id));
};
const countOf = (document: PageDocument, component: string) =>
  blocksOf(document).filter(({ block }) => block.component === component).length;

/** Whether a page is within the rules for a block that was put on it. */
const isWithinRules = (before: PageDocument, after: PageDocument, block: DocumentBlock): boolean => {
  const ways = waysTo(after).filter((way) => way.some(({ id }) => id === block.id));
  const isTooDeep = ways.some((way) => way.length > NESTING_MAX);
  const isWindowInWindow = ways.some((way) => {
    const start = way.findIndex(({ id }) => id === block.id);
    const hasWindow = (blocks: readonly DocumentBlock[]) =>
      blocks.some(({ component }) => component === 'Modal');
    return hasWindow(way.slice(0, start)) && hasWindow(way.slice(start));
  });
  const count = countOf(after, 'Jumbotron');
  return !isTooDeep && !isWindowInWindow && (count <= 1 || count === countOf(before, 'Jumbotron'));
};

describe('openSpots', () => {
  it.prop([anyDocument, anyNewBlock])(
    'offers a new block exactly the ends of places where the rules of the page hold afterwards',
    (document, block) => {
      const allowed = endsOf(document).filter((spot) =>
        isWithinRules(document, insertBlock(document, block, spot), block),
      );
      expect(openSpots(document, DESCRIPTIONS, block)).toEqual(allowed);
    },
  );

  it.prop([anyDocument, fc.nat()])(
    'offers a block of the page exactly the ends of places to which it can move within the rules',
    (document, place) => {
      const blocks = blocksOf(document);
      const block = blocks[place % Math.max(1, blocks.length)]?.block;
      fc.pre(block !== undefined);
      const allowed = endsOf(document).filter((spot) => {
        const after = moveBlock(document, block.id, spot);
        return after !== document && isWithinRules(document, after, block);
      });
      expect(openSpots(document, DESCRIPTIONS, block)).toEqual(allowed);
    },
  );
});

describe('spotFault', () => {
  it.prop([fc.integer({ min: 1, max: NESTING_MAX }), fc.integer({ min: 1, max: NESTING_MAX })])(
    'rejects a block exactly where it would stand below the deepest level',
    (levels, height) => {
      const document = toDocument([chain(levels)]);
      const owner = blocksOf(document).at(-1)?.block.id ?? expect.unreachable();
      const block = renamed(toDocument([chain(height)]).areas[0]?.blocks[0] ?? expect.unreachable());
      expect(heightOf(block)).toBe(height);
      const fault = levels + height > NESTING_MAX ? 'too-deep' : undefined;
      expect(spotFault(document, DESCRIPTIONS, block, { owner, key: 'content' })).toBe(fault);
    },
  );

  example('is found at once for every spot of a large page', () => {
    const shapes = Array.from({ length: 2000 }, (): Shape => ({ component: 'Wrapper', inner: [] }));
    const document = toDocument(shapes);
    const block = newBlock(descriptionOf(DESCRIPTIONS, 'Wrapper') ?? expect.unreachable(), 'new');
    const copied = {
      ...block,
      places: [{ key: 'content', blocks: toDocument(shapes).areas[0]?.blocks ?? [] }],
    };
    const start = performance.now();
    expect(openSpots(document, DESCRIPTIONS, block)).toHaveLength(2003);
    expect(spotFault(document, DESCRIPTIONS, copied, { key: 'main' })).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(3000);
  });

  example('names the reason', () => {
    const document = toDocument([
      { component: 'Modal', inner: [{ component: 'Wrapper', inner: [] }] },
      { component: 'Jumbotron', inner: [] },
    ]);
    const fresh = (name: string) =>
      newBlock(descriptionOf(DESCRIPTIONS, name) ?? expect.unreachable(), 'new');
    const inWindow = { owner: 'b2', key: 'content' };
    expect(spotFault(document, DESCRIPTIONS, fresh('Modal'), inWindow)).toBe('in-a-window');
    expect(spotFault(document, DESCRIPTIONS, fresh('Jumbotron'), { key: 'main' })).toBe('too-many');
    expect(spotFault(document, DESCRIPTIONS, fresh('RichText'), { owner: 'none', key: 'content' })).toBe(
      'unknown-place',
    );
    const window = document.areas[0]?.blocks[0] ?? expect.unreachable();
    expect(spotFault(document, DESCRIPTIONS, window, inWindow)).toBe('into-itself');
  });
});

describe('descriptionOf', () => {
  it.prop([fc.constantFrom('RichText', 'richtext', 'Text', 'TEXT', 'Foreign', '')])(
    'finds a component by each of its names, in any case',
    (name) => {
      const texts = {
        kind: 'rich-text',
        components: ['RichText', 'Text'],
        group: 'text',
        fields: [],
      } as const;
      const isKnown = ['richtext', 'text'].includes(name.toLowerCase());
      expect(descriptionOf([...DESCRIPTIONS.slice(1), texts], name)).toBe(isKnown ? texts : undefined);
    },
  );
});
