import { thumbnailsOf, videoLink } from '@fairdesk/core/media';
import {
  addProductDocument,
  addProductImage,
  changeProductDocument,
  changeProductImage,
  changeProductVideo,
  listProducts,
  moveProduct,
  moveProductDocument,
  moveThumbnail,
  type Product,
  ProductListSchema,
  type ProductShelf,
  productListResponse,
  productRowResponse,
  removeProduct,
  removeProductDocument,
  removeProductImage,
  removeProductVideo,
  saveProduct,
  saveProductCategories,
  saveProductVideo,
} from '@fairdesk/core/products';
import { type Failure, inOrder, type ParticipationId } from '@fairdesk/core/shared';
import {
  anyDocument,
  anyProduct,
  anyProductForm,
  anyProductImage,
  anySortables,
  anyVideo,
  anyVideoId,
  memoryProductShelf,
  oneOf,
  smallPdf,
  smallPicture,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import type { Result } from 'neverthrow';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';

const PLACE = 'p-1' as ParticipationId;
const way = fc.constantFrom('up' as const, 'down' as const);
const context = { hasImage: false, hideNovelty: false };
/** A shelf that fails the test on any call: validation must reject first. */
const shut = new Proxy({} as ProductShelf, { get: () => expect.unreachable('the shelf was asked') });
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const codes = (result: Result<unknown, Failure>) => {
  const failure = result._unsafeUnwrapErr();
  return failure.kind === 'rejected' ? failure.fields.map(({ path, code }) => `${path} ${code}`) : failure;
};
/** Items with distinct ids and distinct sort indexes. */
const distinct = <T extends { readonly id: string; readonly sortIndex: number }>(one: fc.Arbitrary<T>) =>
  fc
    .uniqueArray(one, { selector: ({ id }) => id, minLength: 1, maxLength: 5 })
    .map((items) => items.map((item, place) => ({ ...item, sortIndex: (place + 1) * 100 })));
const traded = (order: readonly string[], at: number, step: number) => {
  const [one, other] = [order[at], order[at + step]];
  return one === undefined || other === undefined ? order : order.with(at, other).with(at + step, one);
};

describe('moveProduct', () => {
  it.prop([distinct(anyProduct()), fc.nat(), way])(
    'swaps a product with its neighbour, and calls no service when it cannot move',
    async (products, at, to) => {
      const shelf = memoryProductShelf({ [PLACE]: products });
      const list = (await listProducts(shelf)(PLACE))._unsafeUnwrap();
      const place = at % products.length;
      const step = to === 'up' ? -1 : 1;
      const isOpen = ids(products)[place + step] !== undefined && place + step >= 0;
      const after = await moveProduct(isOpen ? shelf : shut)(PLACE, list, products[place]?.id ?? '', to);
      expect(ids(inOrder(after._unsafeUnwrap().items))).toEqual(
        isOpen ? traded(ids(products), place, step) : ids(products),
      );
    },
  );

  it.prop([distinct(anyProduct()), anySortables(5), fc.nat(), way])(
    'always moves, even when indexes are equal, 0 or negative',
    async (apart, indexes, at, to) => {
      const products = inOrder(
        apart.map((product, place) => ({ ...product, sortIndex: indexes[place]?.sortIndex ?? 0 })),
      );
      const shelf = memoryProductShelf({ [PLACE]: products });
      const list = (await listProducts(shelf)(PLACE))._unsafeUnwrap();
      const place = at % products.length;
      const step = to === 'up' ? -1 : 1;
      const after = await moveProduct(shelf)(PLACE, list, products[place]?.id ?? '', to);
      const isOpen = products[place + step] !== undefined;
      expect(ids(inOrder(after._unsafeUnwrap().items))).toEqual(
        isOpen ? traded(ids(list.items), place, step) : ids(list.items),
      );
    },
  );

  it.prop([distinct(anyProduct()), way])('moves nothing that is not there', async (products, to) => {
    const list = { items: products, limit: { used: products.length } };
    expect((await moveProduct(shut)(PLACE, list, 'nobody', to))._unsafeUnwrap()).toBe(list);
  });

  it.prop([anyProduct(), anyProduct()])(
    'sends the version it read, and changes nothing else',
    async (one, other) => {
      const [first, second] = [
        { ...one, id: '1', sortIndex: 100 },
        { ...other, id: '2', sortIndex: 200 },
      ];
      const saved: unknown[] = [];
      const shelf = memoryProductShelf({ [PLACE]: [first, second] });
      const watched: Pick<ProductShelf, 'save' | 'list'> = {
        list: shelf.list,
        save: (place, product) => {
          saved.push(product);
          return shelf.save(place, product);
        },
      };
      await moveProduct(watched)(PLACE, { items: [first, second], limit: { used: 2 } }, '2', 'up');
      const {
        name,
        shortDescription,
        longDescription,
        introductionDate,
        publicFrom,
        publicUntil,
        isNovelty,
      } = second;
      expect(saved).toEqual([
        {
          id: '2',
          version: second.version,
          sortIndex: 50,
          name,
          shortDescription,
          longDescription,
          url: second.url,
          introductionDate,
          publicFrom,
          publicUntil,
          isNovelty,
        },
      ]);
    },
  );
});

describe('moveThumbnail', () => {
  const gallery = fc.tuple(distinct(anyProductImage), distinct(anyVideo), anyProduct()).map(
    ([images, videos, product]): Product => ({
      ...product,
      images: images.map((image, place) => ({ ...image, id: `i${place}`, sortIndex: place * 200 + 100 })),
      videos: videos.map((video, place) => ({ ...video, id: `v${place}`, sortIndex: place * 200 + 200 })),
    }),
  );
  const galleryOf = ({ images, videos }: Pick<Product, 'images' | 'videos'>) =>
    thumbnailsOf(images, videos).map((one) => (one.kind === 'image' ? one.image.id : one.video.id));

  it.prop([gallery, fc.nat(), way])(
    'swaps a picture or a video with its neighbour of either kind',
    async (product, at, to) => {
      const order = galleryOf(product);
      const place = at % order.length;
      const shelf = memoryProductShelf({ [PLACE]: [product] });
      const after = (await moveThumbnail(shelf)(PLACE, product, order[place] ?? '', to))._unsafeUnwrap();
      const step = to === 'up' ? -1 : 1;
      const isOpen = place + step >= 0 && place + step < order.length;
      expect(galleryOf(after)).toEqual(isOpen ? traded(order, place, step) : order);
      if (!isOpen) expect(after).toBe(product);
    },
  );
});

describe('moveProductDocument', () => {
  it.prop([distinct(anyDocument), anyProduct(), fc.nat(), way])(
    'swaps a document with its neighbour',
    async (documents, product, at, to) => {
      const place = at % documents.length;
      const shelf = memoryProductShelf({ [PLACE]: [{ ...product, documents }] });
      const moved = moveProductDocument(shelf)(
        PLACE,
        { ...product, documents },
        documents[place]?.id ?? '',
        to,
      );
      const step = to === 'up' ? -1 : 1;
      const isOpen = place + step >= 0 && place + step < documents.length;
      expect(ids(inOrder((await moved)._unsafeUnwrap().documents))).toEqual(
        isOpen ? traded(ids(documents), place, step) : ids(documents),
      );
    },
  );
});

describe('saveProduct', () => {
  it.prop([anyProductForm(), fc.boolean()])(
    'stores what was entered, normalised',
    async (form, hasPicture) => {
      const shelf = memoryProductShelf();
      const product = hasPicture ? { ...form, name: ` ${form.name} `, image: smallPicture() } : form;
      const saved = (await saveProduct(shelf)(PLACE, product, context))._unsafeUnwrap();
      expect(saved).toMatchObject(form);
      expect(saved.images).toHaveLength(hasPicture ? 1 : 0);
      expect(ids((await listProducts(shelf)(PLACE))._unsafeUnwrap().items)).toEqual([saved.id]);
      expect((await removeProduct(shelf)(PLACE, saved.id)).isOk()).toBe(true);
      expect((await listProducts(shelf)(PLACE))._unsafeUnwrap().items).toEqual([]);
    },
  );

  it('accepts an image in the same request as the required image of a novelty', async () => {
    const novelty = oneOf(anyProductForm({ isNovelty: true }));
    expect(codes(await saveProduct(shut)(PLACE, novelty, context))).toEqual(['image forms-required']);
    const shelf = memoryProductShelf();
    expect((await saveProduct(shelf)(PLACE, { ...novelty, image: smallPicture() }, context)).isOk()).toBe(
      true,
    );
    expect((await saveProduct(shelf)(PLACE, novelty, { ...context, hasImage: true })).isOk()).toBe(true);
  });

  it('rejects an invalid form, and a file that is not an image', async () => {
    const form = oneOf(anyProductForm());
    expect(codes(await saveProduct(shut)(PLACE, { ...form, name: ' ' }, context))).toEqual([
      'name forms-required',
    ]);
    expect(codes(await saveProduct(shut)(PLACE, { ...form, image: smallPdf('a.png') }, context))).toEqual([
      'image filetype',
    ]);
  });
});

describe('the gallery of a product', () => {
  const product = oneOf(anyProduct({ id: '1', images: [], videos: [], documents: [] }));
  const start = () => memoryProductShelf({ [PLACE]: [product] });

  it('adds, renames and removes an image', async () => {
    const shelf = start();
    const image = { file: smallPicture(), title: ' Oven ' };
    const added = (await addProductImage(shelf)(PLACE, '1', image))._unsafeUnwrap();
    expect(added.images.map(({ title }) => title)).toEqual(['Oven']);
    const id = added.images[0]?.id ?? '';
    const renamed = (
      await changeProductImage(shelf)(PLACE, '1', id, { title: ' New oven ' })
    )._unsafeUnwrap();
    expect(renamed.images.map(({ title }) => title)).toEqual(['New oven']);
    expect((await removeProductImage(shelf)(PLACE, '1', id))._unsafeUnwrap().images).toEqual([]);
  });

  it('rejects an image without a title, and any other file', async () => {
    expect(codes(await addProductImage(shut)(PLACE, '1', { file: smallPicture(), title: '' }))).toEqual([
      'title forms-required',
    ]);
    expect(codes(await addProductImage(shut)(PLACE, '1', { file: smallPdf(), title: 'Oven' }))).toEqual([
      'file filetype',
    ]);
    expect(codes(await changeProductImage(shut)(PLACE, '1', '7', { title: ' ' }))).toEqual([
      'title forms-required',
    ]);
  });

  it.prop([anyVideoId, anyVideoId, fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined })])(
    'adds the video of a link, replaces it and removes it',
    async (one, other, sortIndex) => {
      const shelf = start();
      const place = sortIndex === undefined ? {} : { sortIndex };
      const added = (
        await saveProductVideo(shelf)(PLACE, '1', { link: videoLink(one), ...place })
      )._unsafeUnwrap();
      expect(added.videos).toMatchObject([{ ...one, ...place }]);
      const id = added.videos[0]?.id ?? '';
      const changed = (
        await saveProductVideo(shelf)(PLACE, '1', { link: videoLink(other), id })
      )._unsafeUnwrap();
      expect(changed.videos).toMatchObject([{ ...other, id }]);
      expect((await removeProductVideo(shelf)(PLACE, '1', id))._unsafeUnwrap().videos).toEqual([]);
    },
  );

  it('rejects a link without a video', async () => {
    expect(codes(await saveProductVideo(shut)(PLACE, '1', { link: 'bakery.example' }))).toEqual([
      'link forms-video',
    ]);
    expect(codes(await saveProductVideo(shut)(PLACE, '1', { link: '' }))).toEqual(['link forms-required']);
  });

  it('adds, changes and removes a document', async () => {
    const shelf = start();
    const form = { title: ' Prices ', description: 'All of them', type: 'BROCHURE' };
    const added = (
      await addProductDocument(shelf)(PLACE, '1', { ...form, file: smallPdf() })
    )._unsafeUnwrap();
    expect(added.documents).toMatchObject([{ ...form, title: 'Prices' }]);
    const id = added.documents[0]?.id ?? '';
    const change = { ...form, title: ' Lists ' };
    const changed = (await changeProductDocument(shelf)(PLACE, '1', id, change))._unsafeUnwrap();
    expect(changed.documents).toMatchObject([{ title: 'Lists' }]);
    expect((await removeProductDocument(shelf)(PLACE, '1', id))._unsafeUnwrap().documents).toEqual([]);
    expect(codes(await addProductDocument(shut)(PLACE, '1', { ...form, file: smallPicture() }))).toEqual([
      'file filetype',
    ]);
    expect(codes(await changeProductDocument(shut)(PLACE, '1', id, { ...form, type: 'POEM' }))).toEqual([
      'type forms-choice',
    ]);
  });

  it('moves an item without changing its texts', async () => {
    const product = oneOf(
      anyProduct({
        images: [oneOf(anyProductImage)],
        videos: [oneOf(anyVideo)],
        documents: [oneOf(anyDocument)],
      }),
    );
    const [[image], [video], [document]] = [product.images, product.videos, product.documents];
    const shelf = memoryProductShelf({ [PLACE]: [product] });
    const place = { sortIndex: 7_000_000 };
    await changeProductImage(shelf)(PLACE, product.id, image?.id ?? '', place);
    await changeProductVideo(shelf)(PLACE, product.id, video?.id ?? '', { sortIndex: 8_000_000 });
    const moved = await changeProductDocument(shelf)(PLACE, product.id, document?.id ?? '', place);
    expect(moved._unsafeUnwrap()).toMatchObject({
      images: [{ ...image, ...place }],
      videos: [{ ...video, sortIndex: 8_000_000 }],
      documents: [{ title: document?.title, type: document?.type, ...place }],
    });
  });

  it.prop([anyVideoId])('replaces a video, and rejects a link without a video', async (other) => {
    const video = oneOf(anyVideo);
    const shelf = memoryProductShelf({ [PLACE]: [{ ...oneOf(anyProduct({ id: '1' })), videos: [video] }] });
    const changed = await changeProductVideo(shelf)(PLACE, '1', video.id, {
      link: videoLink(other),
      sortIndex: 5,
    });
    expect(changed._unsafeUnwrap().videos).toMatchObject([{ ...other, id: video.id, sortIndex: 5 }]);
    expect(codes(await changeProductVideo(shut)(PLACE, '1', video.id, { link: 'x' }))).toEqual([
      'link forms-video',
    ]);
  });

  it('has the selected categories, and rejects those the event does not offer', async () => {
    const category = { id: 'c', name: 'Ovens', selected: false };
    const categories = [{ id: 'm', name: '', groups: [{ id: 'g', name: '', categories: [category] }] }];
    const shelf = memoryProductShelf({ [PLACE]: [product] }, { categories });
    expect((await saveProductCategories(shelf)(PLACE, '1', ['c']))._unsafeUnwrap().categories).toEqual(['c']);
    expect((await saveProductCategories(shelf)(PLACE, '1', ['x'])).isErr()).toBe(true);
  });
});

describe('a list of products', () => {
  it.prop([distinct(anyProduct()), fc.option(fc.nat(100), { nil: undefined })])(
    'is sent with the three indexes of every row, and is read back in order',
    (products, max) => {
      const list = { items: products, limit: { used: products.length, ...(max !== undefined && { max }) } };
      const sent = JSON.parse(JSON.stringify(productListResponse(list)));
      expect(z.parse(ProductListSchema, sent)).toEqual(list);
      for (const [place, row] of sent.items.entries()) {
        expect(row.sortIndex.sortUpIndex === null).toBe(place === 0);
        expect(row.sortIndex.sortDownIndex === null).toBe(place === products.length - 1);
        expect(row.thumbnails.map(({ sortIndex }: { sortIndex: number }) => sortIndex)).toEqual(
          thumbnailsOf(row.images, row.videos).map(({ sortIndex }) => sortIndex),
        );
      }
    },
  );

  it.prop([distinct(anyProduct()), anyProduct()])(
    'is sent row by row as it is sent whole, from the positions of its products',
    (products, other) => {
      const places = products.map(({ id, sortIndex }) => ({ id, sortIndex }));
      const { items } = productListResponse({ items: products, limit: { used: products.length } });
      const rows = items.map(({ id }) => products.find((product) => product.id === id));
      expect(rows.map((product) => product && productRowResponse(product, places))).toEqual(items);
      if (!products.some(({ id }) => id === other.id))
        expect(productRowResponse(other, places)).toBeUndefined();
    },
  );

  it.prop([anyProductImage, anyProductImage, anyVideo])(
    'contains the first image and the addresses of all',
    (one, other, film) => {
      const [first, second] = [
        { ...one, sortIndex: 1 },
        { ...other, sortIndex: 3 },
      ];
      const product = {
        ...oneOf(anyProduct()),
        images: [second, first],
        videos: [{ ...film, sortIndex: 2 }],
      };
      const [row] = productListResponse({ items: [product], limit: { used: 1 } }).items;
      expect(row?.image).toEqual({ id: one.id, url: one.mediaUrl, title: one.title });
      expect(row?.thumbnails).toEqual([
        { id: one.id, kind: 'image', url: one.mediaUrl, sortIndex: 1 },
        { id: film.id, kind: 'video', url: videoLink(film), sortIndex: 2 },
        { id: other.id, kind: 'image', url: other.mediaUrl, sortIndex: 3 },
      ]);
      const bare = { ...product, images: [], videos: [] };
      expect(productListResponse({ items: [bare], limit: { used: 1 } }).items[0]).toMatchObject({
        image: null,
        thumbnails: [],
      });
    },
  );
});
