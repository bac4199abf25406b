import { blocksOf, blockWith, nextSpot, placeAt, withMainArea } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyDocument } from '#tests/support/models/any-document.ts';

describe('nextSpot', () => {
  it.prop([anyDocument, fc.nat()])(
    'is in an empty place of the selected block, and directly after a block without one',
    (document, number) => {
      const blocks = blocksOf(document);
      fc.pre(blocks.length > 0);
      const id = blocks[number % blocks.length]?.block.id ?? '';
      const selected = blockWith(document, id) ?? expect.fail();
      const spot = nextSpot(document, id);
      const empty = selected.block.places.filter((place) => place.blocks.length === 0).map(({ key }) => key);
      if (empty.length > 0) expect(spot).toEqual({ owner: id, key: empty[0], index: 0 });
      else expect(placeAt(document, spot)?.blocks[spot.index - 1]).toBe(selected.block);
    },
  );

  it.prop([anyDocument, fc.constantFrom(undefined, 'none')])(
    'is the end of the main area without a selected block',
    (document, selected) => {
      const spot = nextSpot(document, selected);
      expect(spot).toEqual({ key: 'main', index: placeAt(document, { key: 'main' })?.blocks.length });
    },
  );
});

describe('withMainArea', () => {
  it.prop([anyDocument])(
    'adds an empty main area to a page without one, and changes no other',
    (document) => {
      const areas = document.areas.filter(({ key }) => key !== 'main');
      expect(withMainArea(document)).toBe(document);
      expect(withMainArea({ ...document, areas })).toEqual({
        ...document,
        areas: [...areas, { key: 'main', blocks: [] }],
      });
      expect(nextSpot({ ...document, areas }, undefined)).toEqual({ key: 'main', index: 0 });
    },
  );
});
