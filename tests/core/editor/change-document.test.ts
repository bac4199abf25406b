import {
  blocksOf,
  blockWith,
  changeBlock,
  type DocumentBlock,
  type DocumentSpot,
  duplicateBlock,
  holds,
  insertBlock,
  moveBlock,
  type PageDocument,
  placeAt,
  removeBlock,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyDocument, numbered, spotsOf } from '#tests/support/models/any-document.ts';

const idsOf = (document: PageDocument) => blocksOf(document).map(({ block }) => block.id);
const idsAt = (document: PageDocument, spot: DocumentSpot) =>
  placeAt(document, spot)?.blocks.map(({ id }) => id) ?? [];
const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % Math.max(1, all.length)];

describe('a change of a page', () => {
  it.prop([anyDocument, fc.nat(), fc.nat()])(
    'never loses or doubles a block by a move, which ends between the blocks that it was put between',
    (document, block, place) => {
      const moved = pick(blocksOf(document), block);
      const spot = pick(spotsOf(document), place);
      fc.pre(moved !== undefined && spot !== undefined);
      const { id } = moved.block;
      const after = moveBlock(document, id, spot);
      expect(idsOf(after).toSorted()).toEqual(idsOf(document).toSorted());
      if (holds(moved.block, spot.owner)) {
        expect(after).toBe(document);
        return;
      }
      const before = idsAt(document, spot);
      const rest = (ids: readonly string[]) => ids.filter((each) => each !== id);
      expect(idsAt(after, spot)).toEqual([
        ...rest(before.slice(0, spot.index)),
        id,
        ...rest(before.slice(spot.index)),
      ]);
      expect(blockWith(after, id)?.block).toEqual(moved.block);
    },
  );

  it.prop([anyDocument, fc.nat()])('is none without its block or its place', (document, block) => {
    const found = pick(blocksOf(document), block);
    fc.pre(found !== undefined);
    const { id } = found.block;
    const main = { key: 'main', index: 0 };
    const unchanged = [
      moveBlock(document, 'none', main),
      moveBlock(document, id, { key: 'none', index: 0 }),
      moveBlock(document, id, { owner: 'none', key: 'content', index: 0 }),
      removeBlock(document, 'none'),
      duplicateBlock(document, 'none', numbered()),
      changeBlock(document, 'none', () => found.block),
      insertBlock(document, { ...found.block, id: 'new' }, { key: 'none', index: 0 }),
      insertBlock(document, { ...found.block, id: 'new' }, { owner: 'none', key: 'content', index: 0 }),
    ];
    for (const after of unchanged) expect(after).toEqual(document);
  });

  it.prop([anyDocument, fc.nat()])(
    'leaves the blocks beside the changed one the same objects, so that a view renders only what changed',
    (document, block) => {
      const found = pick(blocksOf(document), block);
      fc.pre(found !== undefined);
      const { id } = found.block;
      const after = changeBlock(document, id, (each) => ({ ...each, params: { Width: '50' } }));
      expect(blockWith(after, id)?.block.params).toEqual({ Width: '50' });
      for (const other of blocksOf(document).filter((each) => !holds(each.block, id)))
        expect(blockWith(after, other.block.id)?.block).toBe(other.block);
    },
  );

  it.prop([anyDocument, fc.nat(), fc.nat()])(
    'is taken back by the opposite change',
    (document, block, place) => {
      const spot = pick(spotsOf(document), place);
      const fresh = { id: 'new', component: 'RichText', fields: {}, params: {}, places: [], kept: {} };
      if (spot) expect(removeBlock(insertBlock(document, fresh, spot), 'new')).toEqual(document);
      const found = pick(blocksOf(document), block);
      fc.pre(found !== undefined);
      expect(insertBlock(removeBlock(document, found.block.id), found.block, found.spot)).toEqual(document);
    },
  );

  it.prop([anyDocument, fc.nat()])('copies a block with all it holds, under new ids', (document, block) => {
    const found = pick(blocksOf(document), block);
    fc.pre(found !== undefined);
    const nextId = numbered();
    const after = duplicateBlock(document, found.block.id, () => `copy-${nextId()}`);
    const ids = idsOf(after);
    expect(new Set(ids).size).toBe(ids.length);
    const copy = blockWith(after, 'copy-b1');
    expect(copy?.spot).toEqual({ ...found.spot, index: found.spot.index + 1 });
    const components = (one: DocumentBlock) =>
      blocksOf({ areas: [{ key: '', blocks: [one] }] }).map(({ block: { component } }) => component);
    expect(copy && components(copy.block)).toEqual(components(found.block));
  });
});
