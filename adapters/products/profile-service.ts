import { IMAGE_RULES, type NewDocument, type PictureStudio } from '@fairdesk/core/media';
import type { Product, ProductShelf, ProductToSave } from '@fairdesk/core/products';
import {
  type Clock,
  type Failure,
  FIRST_IMAGE_INDEX,
  nextSortIndex,
  type ParticipationId,
  rejectedFields,
} from '@fairdesk/core/shared';
import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { type Writes, writeCompany } from '../shared/company-writer.ts';
import type { Http } from '../shared/http.ts';
import { idFromKey } from '../shared/id-from-key.ts';
import { OneDocument, sparse } from '../shared/json-api.ts';
import { documentAttributes, videoAttributes } from '../shared/media-resources.ts';
import { offeredCategories } from '../shared/offered-categories.ts';
import { toAdd, toAddFile, toChange, toRemove } from '../shared/operations.ts';
import { ownedIn, unlessStale } from '../shared/owned.ts';
import type { Turns } from '../shared/turns.ts';
import { placed, placedGallery } from './places.ts';
import { productAttributes, SHELF_QUERY, type Shelf, toShelf } from './product-resources.ts';

/** What a shelf is built from. */
export interface ShelfParts {
  readonly http: Http;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly studio: PictureStudio;
  /** Of the request that is answered: repeated with the same key, it adds nothing twice. */
  readonly key?: string | undefined;
}

/**
 * Products in the profile service, for the server.
 *
 * A product is found among those of its participation, never by its id alone; whatever is changed is written with
 * the participation as its lock, all or nothing.
 */
export const createProductService = (parts: ShelfParts): ProductShelf => {
  const { http, clock, studio, key } = parts;
  const read = (participation: ParticipationId) => () =>
    http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
      searchParams: { include: SHELF_QUERY.include, ...sparse(SHELF_QUERY.fields) },
    }).map((document) => toShelf(document, clock()));

  const write = (
    participation: ParticipationId,
    id: string,
    change: (shelf: Shelf) => Result<Writes, Failure>,
  ): ResultAsync<Product, Failure> =>
    writeCompany(parts, participation, read(participation), change).andThen((shelf) =>
      ownedIn(shelf.list.items, id, 'product'),
    );

  /** Changes one product, found among those of the participation. */
  const writeOne = (
    participation: ParticipationId,
    id: string,
    change: (product: Product, shelf: Shelf) => Result<Writes, Failure>,
  ): ResultAsync<Product, Failure> =>
    write(participation, id, (shelf) =>
      ownedIn(shelf.list.items, id, 'product').andThen((product) => change(product, shelf)),
    );

  const withCleanImage = (product: ProductToSave): ResultAsync<ProductToSave, Failure> =>
    product.image === undefined
      ? okAsync(product)
      : studio.redraw('image', product.image, IMAGE_RULES).map((image) => ({ ...product, image }));

  return {
    list: (participation) => read(participation)().map(({ list }) => list),
    save: (participation, form) => {
      const id = form.id ?? idFromKey(key, 'product');
      return withCleanImage(form).andThen((product) =>
        product.id === undefined
          ? write(participation, id, (shelf) => added(shelf, participation, id, product, key))
          : writeOne(participation, id, (there, shelf) => saved(shelf, there, product, key)),
      );
    },
    remove: (participation, id) =>
      writeCompany(parts, participation, read(participation), (shelf) =>
        ownedIn(shelf.list.items, id, 'product').map(() => ({ operations: [toRemove('products', id)] })),
      ).map(() => undefined),

    addImage: (participation, product, { file: offered, title, sortIndex }) =>
      studio.redraw('file', offered, IMAGE_RULES).andThen((file) =>
        writeOne(participation, product, (there) => {
          const id = idFromKey(key, 'image');
          if (there.images.some((image) => image.id === id)) return ok({ operations: [] });
          const { place, others } = placedGallery(there, id, sortIndex);
          const relations = { product: productRef(product) };
          const image = toAddFile('images', id, { title, sortIndex: place }, relations);
          return ok({ operations: [image, ...others], file });
        }),
      ),
    changeImage: (participation, product, image, { title, sortIndex }) =>
      writeOne(participation, product, (there) =>
        ownedIn(there.images, image, 'image').map(() => {
          const moved = sortIndex === undefined ? undefined : placedGallery(there, image, sortIndex);
          const attributes = {
            ...(title !== undefined && { title }),
            ...(moved && { sortIndex: moved.place }),
          };
          return { operations: [toChange('images', image, attributes), ...(moved?.others ?? [])] };
        }),
      ),
    removeImage: (participation, product, image) =>
      writeOne(participation, product, ({ images }) =>
        ownedIn(images, image, 'image').map(() => ({ operations: [toRemove('images', image)] })),
      ),

    addVideo: (participation, product, { sortIndex, type, videoId }) =>
      writeOne(participation, product, (there) => {
        const id = idFromKey(key, 'video');
        if (there.videos.some((video) => video.id === id)) return ok({ operations: [] });
        const { place, others } = placedGallery(there, id, sortIndex);
        const attributes = { ...videoAttributes({ type, videoId }), sortIndex: place };
        const video = toAdd('videos', id, attributes, { product: productRef(product) });
        return ok({ operations: [video, ...others] });
      }),
    changeVideo: (participation, product, video, { sortIndex, type, videoId }) =>
      writeOne(participation, product, (there) =>
        ownedIn(there.videos, video, 'video').map(() => {
          const moved = sortIndex === undefined ? undefined : placedGallery(there, video, sortIndex);
          const attributes = {
            ...(type && videoId !== undefined && videoAttributes({ type, videoId })),
            ...(moved && { sortIndex: moved.place }),
          };
          return { operations: [toChange('videos', video, attributes), ...(moved?.others ?? [])] };
        }),
      ),
    removeVideo: (participation, product, video) =>
      writeOne(participation, product, ({ videos }) =>
        ownedIn(videos, video, 'video').map(() => ({ operations: [toRemove('videos', video)] })),
      ),

    addDocument: (participation, product, document) =>
      writeOne(participation, product, (there) => ok(withDocument(there, document, key))),
    changeDocument: (participation, product, document, { version, sortIndex, ...form }) =>
      writeOne(participation, product, ({ documents }) =>
        ownedIn(documents, document, 'document')
          .andThen((there) => unlessStale(there, version, 'document'))
          .map((there) => {
            const moved =
              sortIndex === undefined ? undefined : placed('documents', documents, document, sortIndex);
            const attributes = {
              ...documentAttributes({ ...there, ...form }),
              ...(moved && { sortIndex: moved.place }),
            };
            return { operations: [toChange('documents', document, attributes), ...(moved?.others ?? [])] };
          }),
      ),
    removeDocument: (participation, product, document) =>
      writeOne(participation, product, ({ documents }) =>
        ownedIn(documents, document, 'document').map(() => ({
          operations: [toRemove('documents', document)],
        })),
      ),

    saveCategories: (participation, product, ids) =>
      read(participation)()
        .andThen(({ event }) => offeredCategories(http, event, ids))
        .andThen((categories) =>
          writeOne(participation, product, () =>
            ok({ operations: [toChange('products', product, {}, { categories })] }),
          ),
        ),
  };
};

const added = (
  { list: { items, limit }, event }: Shelf,
  participation: ParticipationId,
  id: string,
  product: ProductToSave,
  key: string | undefined,
): Result<Writes, Failure> => {
  if (items.some((one) => one.id === id)) return ok({ operations: [] });
  const { max } = limit;
  if (max !== undefined && items.length >= max) {
    return err(rejectedFields([{ path: '', code: 'product-limit', params: { n: max } }]));
  }
  const { place, others } = placed('products', items, id, product.sortIndex ?? nextSortIndex(items));
  const relations = {
    participation: { type: 'participations', id: participation },
    event: { type: 'events', id: event },
  };
  const attributes = { ...productAttributes(product), sortIndex: place };
  return ok({
    operations: [toAdd('products', id, attributes, relations), ...firstImage(id, product, key), ...others],
    ...(product.image && { file: product.image }),
  });
};

const saved = (
  { list: { items } }: Shelf,
  there: Product,
  product: ProductToSave,
  key: string | undefined,
): Result<Writes, Failure> => {
  const { version, sortIndex, image } = product;
  const fresh = unlessStale(there, version, 'product');
  if (fresh.isErr()) return err(fresh.error);
  const moved = sortIndex === undefined ? undefined : placed('products', items, there.id, sortIndex);
  const gallery = image && placedGallery(there, idFromKey(key, 'image'), FIRST_IMAGE_INDEX);
  const attributes = { ...productAttributes(product), ...(moved && { sortIndex: moved.place }) };
  return ok({
    operations: [
      ...firstImage(there.id, product, key),
      toChange('products', there.id, attributes),
      ...(moved?.others ?? []),
      ...(gallery?.others ?? []),
    ],
    ...(image && { file: image }),
  });
};

const firstImage = (product: string, { image, name }: ProductToSave, key: string | undefined) =>
  image
    ? [
        toAddFile(
          'images',
          idFromKey(key, 'image'),
          { title: name, sortIndex: FIRST_IMAGE_INDEX },
          { product: productRef(product) },
        ),
      ]
    : [];

const withDocument = (
  { id: product, documents }: Product,
  { file, sortIndex, ...form }: NewDocument,
  key: string | undefined,
): Writes => {
  const id = idFromKey(key, 'document');
  if (documents.some((document) => document.id === id)) return { operations: [] };
  const { place, others } = placed('documents', documents, id, sortIndex ?? nextSortIndex(documents));
  const attributes = { ...documentAttributes(form), sortIndex: place };
  return {
    operations: [toAddFile('documents', id, attributes, { product: productRef(product) }), ...others],
    file,
  };
};

const productRef = (id: string) => ({ type: 'products', id });
