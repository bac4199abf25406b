import { duplicateBlock, type PageDocument, removeBlock } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { sourceBlock } from '#ui/editor/compare/source-block.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { anythingDone, numberedIds } from './anything-done.ts';

const builtBy = (done: readonly ((page: PageStore) => void)[], newId: () => string): PageStore => {
  const page = new PageStore({ fields: {}, areas: [] }, BLOCK_DESCRIPTIONS, newId);
  for (const each of done) each(page);
  return page;
};

describe('the text to translate from', () => {
  it.prop([anythingDone(BLOCK_DESCRIPTIONS), fc.nat()])(
    'is that of the same block, also after others were added or deleted in the translation',
    (done, choice) => {
      const { document: source, blocks } = builtBy(done, numberedIds());
      const placed = blocks[choice % Math.max(1, blocks.length)];
      fc.pre(placed !== undefined);
      const { id } = placed.block;
      const fewer = blocks.reduce<PageDocument>(
        (page, { block }) =>
          sourceBlock(page, page, id) && !covers(block, id) ? removeBlock(page, block.id) : page,
        source,
      );
      expect(sourceBlock(source, fewer, id)).toEqual(placed.block);
      expect(sourceBlock(source, duplicateBlock(fewer, id, numberedIds()), id)).toEqual(placed.block);
    },
  );

  it.prop([anythingDone(BLOCK_DESCRIPTIONS)])(
    'is found by its position in a page that was imported under other ids',
    (done) => {
      const source = builtBy(done, numberedIds());
      let last = 0;
      const other = builtBy(done, () => {
        last += 1;
        return `other-${last}`;
      });
      other.blocks.forEach(({ block }, place) => {
        expect(sourceBlock(source.document, other.document, block.id)).toEqual(source.blocks[place]?.block);
      });
    },
  );

  example('is absent for a block that only the translation has', () => {
    const empty = { fields: {}, areas: [] };
    const page = builtBy(
      [(each) => BLOCK_DESCRIPTIONS[0] && each.insert(BLOCK_DESCRIPTIONS[0], {})],
      numberedIds(),
    );
    expect(sourceBlock(empty, page.document, 'new-1')).toBeUndefined();
  });
});

/** Whether a block is that block or holds it. */
const covers = (
  block: { id: string; places: readonly { blocks: readonly unknown[] }[] },
  id: string,
): boolean => JSON.stringify(block).includes(`"id":"${id}"`);
