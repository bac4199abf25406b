import { videoLink } from '@fairdesk/core/media';
import {
  changeProductVideo,
  changesProduct,
  moveProductDocument,
  type Product,
  ProductFormSchema,
  type ProductShelf,
  saveProductVideo,
} from '@fairdesk/core/products';
import type { ParticipationId } from '@fairdesk/core/shared';
import {
  anyDocument,
  anyProduct,
  anyProductForm,
  anyTitle,
  anyVideoId,
  oneOf,
  smallPicture,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';

const PLACE = 'p-1' as ParticipationId;
const FIELDS = Object.keys(PRODUCT_FORM) as (keyof typeof PRODUCT_FORM)[];
describe('changesProduct', () => {
  it.prop([anyProduct(), anyProductForm(), fc.subarray(FIELDS), fc.integer()])(
    'is true exactly when a stored field changes, whatever the position',
    (there, form, sent, sortIndex) => {
      const change = Object.fromEntries(sent.map((field) => [field, form[field]]));
      const isChanged = sent.some((field) => form[field] !== there[field]);
      expect(changesProduct(there, { ...there, ...change, sortIndex })).toBe(isChanged);
    },
  );

  it.prop([anyProduct()])('is true for an image, and false for spaces around the name', (there) => {
    expect(changesProduct(there, { ...there, image: smallPicture() })).toBe(true);
    expect(changesProduct(there, { ...there, name: ` ${there.name} ` })).toBe(false);
  });
});

describe('ProductFormSchema', () => {
  it.prop([fc.oneof(fc.constantFrom('true', 'false', ''), fc.string())])(
    'accepts no other word for a novelty than true and false',
    (isNovelty) => {
      const { data, success } = ProductFormSchema.safeParse({ name: 'Oven', isNovelty });
      expect(success).toBe(['true', 'false'].includes(isNovelty));
      expect(data?.isNovelty).toBe(success ? isNovelty === 'true' : undefined);
    },
  );
});

describe('a saved video', () => {
  const product = oneOf(anyProduct());
  /** A shelf that records the changes it is sent. */
  const recording = () => {
    const sent: unknown[] = [];
    const record = (change: unknown) => {
      sent.push(change);
      return okAsync(product);
    };
    const shelf: Pick<ProductShelf, 'addVideo' | 'changeVideo'> = {
      addVideo: (_, _product, video) => record(video),
      changeVideo: (_, _product, _id, change) => record(change),
    };
    return { sent, shelf };
  };
  const spaces = fc.constantFrom('', ' ', '  ');

  it.prop([fc.option(anyTitle), spaces, fc.option(fc.nat()), fc.option(anyVideoId)])(
    'has the entered title without spaces around it, and loses none when no title is entered',
    async (title, space, sortIndex, video) => {
      const { sent, shelf } = recording();
      const place = sortIndex === null ? {} : { sortIndex };
      const link = video === null ? {} : { link: videoLink(video) };
      const entered = title === null ? {} : { title: space + title + space };
      await changeProductVideo(shelf)(PLACE, '1', '7', { ...place, ...link, ...entered });
      const named = title === null ? {} : { title: title.trim() };
      expect(sent).toStrictEqual([{ ...video, ...place, ...named }]);
    },
  );

  it.prop([anyVideoId, spaces])('loses no title to a blank one', async (video, title) => {
    const { sent, shelf } = recording();
    await changeProductVideo(shelf)(PLACE, '1', '7', { title });
    await saveProductVideo(shelf)(PLACE, '1', { link: videoLink(video) });
    expect(sent).toStrictEqual([{}, { ...video }]);
  });
});

describe('moveProductDocument', () => {
  it.prop([anyDocument, anyDocument])(
    'saves no second time when the document was deleted in the meantime',
    async (one, other) => {
      const documents = [one, other].map((document, place) => ({
        ...document,
        id: `${place}`,
        sortIndex: 5,
      }));
      const product: Product = { ...oneOf(anyProduct()), documents };
      const after = { ...product, documents: documents.slice(0, 1) };
      let saves = 0;
      const changeDocument = () => {
        saves += 1;
        return okAsync(after);
      };
      const moved = await moveProductDocument({ changeDocument })(PLACE, product, '1', 'up');
      expect(moved._unsafeUnwrap()).toBe(after);
      expect(saves).toBe(1);
    },
  );
});
