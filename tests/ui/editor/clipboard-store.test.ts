import type { DocumentBlock } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { ClipboardStore } from '#ui/editor/clipboard-store.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { anythingDone, numberedIds } from './anything-done.ts';
import { memoryClipboard } from './memory-clipboard.ts';

const EMPTY = { fields: {}, areas: [] };
const newPage = () => new PageStore(EMPTY, BLOCK_DESCRIPTIONS, numberedIds());

type Shape = Omit<DocumentBlock, 'id' | 'places'> & { readonly places: readonly unknown[] };
const withoutIds = ({ id: _, places, ...rest }: DocumentBlock): Shape => ({
  ...rest,
  places: places.map(({ key, blocks }) => ({ key, blocks: blocks.map(withoutIds) })),
});

describe('the clipboard of the editor', () => {
  it.prop([anythingDone(BLOCK_DESCRIPTIONS), anythingDone(BLOCK_DESCRIPTIONS), fc.nat()])(
    'always pastes a whole block of one page into another, or names why not and changes nothing',
    (done, doneThere, n) => {
      const [from, to] = [newPage(), newPage()];
      for (const each of done) each(from);
      for (const each of doneThere) each(to);
      const clipboard = memoryClipboard();
      const source = new ClipboardStore(from, clipboard);
      const target = new ClipboardStore(to, clipboard);
      target.follow();
      const { blocks } = from;
      const block = blocks[n % Math.max(1, blocks.length)]?.block;
      expect(source.copy(block?.id ?? '')).toBe(block !== undefined);
      expect(target.block).toBe(block);
      const before = to.document;
      const { fault } = target;
      expect(target.paste()).toBe(block !== undefined && fault === undefined);
      if (block === undefined || fault !== undefined) {
        expect(to.document).toBe(before);
        return;
      }
      const pasted = to.current?.block ?? expect.fail();
      expect(withoutIds(pasted)).toEqual(withoutIds(block));
      expect(new Set(to.blocks.map((placed) => placed.block.id)).size).toBe(to.blocks.length);
      to.undo();
      expect(to.document).toBe(before);
    },
  );

  example('says that nothing was copied where the browser denies access', () => {
    const page = newPage();
    const [text] = BLOCK_DESCRIPTIONS;
    if (text) page.insert(text, {});
    const store = new ClipboardStore(page, { ...memoryClipboard(), write: () => false });
    expect(store.copy(page.selected ?? '')).toBe(false);
    expect(store.paste()).toBe(false);
  });
});
