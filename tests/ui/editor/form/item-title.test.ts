import type { FieldRecord } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { itemTitle } from '#ui/editor/form/item-title.ts';

const galleryItem = () => {
  const gallery = BLOCK_DESCRIPTIONS.find(({ kind }) => kind === 'gallery') ?? expect.unreachable();
  const items = gallery.fields.find(({ holds }) => holds === 'items') ?? expect.unreachable();
  return items.each ?? expect.unreachable();
};

describe('itemTitle', () => {
  const text = fc.string({ minLength: 1 });

  it.prop([text, fc.option(text, { nil: undefined })])(
    'names a picture of a gallery by its caption, else by its alternative text',
    (alt, caption) => {
      const item: FieldRecord = {
        GalleryItem: { src: '/a.png', alt },
        ...(caption && { ImageCaption: caption }),
      };
      expect(itemTitle(item, galleryItem())).toBe(caption ?? alt);
    },
  );

  example.each<FieldRecord>([
    {},
    { GalleryItem: '' },
    { GalleryItem: { src: '/a.png' } },
    { GalleryItem: null },
  ])('is empty for %j', (item) => {
    expect(itemTitle(item, galleryItem())).toBe('');
  });
});
