import { IMAGE_RULES } from '@fairdesk/core/media';
import type { ProductShelf } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import { addOnce } from '../shared/resources/add-once.ts';
import { idFromKey } from '../shared/resources/id-from-key.ts';
import { documentAttributes, videoAttributes } from '../shared/resources/media-resources.ts';
import { toAdd, toAddFile, toChange, toRemove } from '../shared/resources/operations.ts';
import { ownedIn, unlessStale } from '../shared/resources/owned.ts';
import { placed, placedGallery } from './places.ts';
import { productRef, withDocument } from './product-writes.ts';
import type { ShelfParts, ShelfWriter } from './shelf-writer.ts';

/** The pictures, videos and documents of products. */
type Gallery = Omit<ProductShelf, 'list' | 'save' | 'remove' | 'saveCategories'>;

/** The media of products in the profile service, for the server; found only through their product. */
export const createGalleryService = (
  { studio, key, replaces }: ShelfParts,
  { writeOne }: ShelfWriter,
): Gallery => ({
  addImage: (participation, product, { file: offered, title, sortIndex }) =>
    studio.redraw('file', offered, IMAGE_RULES).andThen((file) =>
      writeOne(participation, product, (there) => {
        const id = idFromKey(key, 'image', { offered, title, sortIndex });
        return addOnce({ type: 'images', items: there.images, id, replaces }, (images) => {
          const { place, others } = placedGallery({ ...there, images }, id, sortIndex);
          const relations = { product: productRef(product) };
          const image = toAddFile('images', id, { title, sortIndex: place }, relations);
          return ok({ operations: [image, ...others], file });
        });
      }),
    ),
  changeImage: (participation, product, image, { title, from, sortIndex }) =>
    writeOne(
      participation,
      product,
      (there) =>
        ownedIn(there.images, image, 'image').andThen((stored) => {
          if (from !== undefined && stored.title !== from && stored.title !== title)
            return err({ kind: 'conflict', what: 'image' } satisfies Failure);
          const moved = sortIndex === undefined ? undefined : placedGallery(there, image, sortIndex);
          const attributes = {
            ...(title !== undefined && { title }),
            ...(moved && { sortIndex: moved.place }),
          };
          return ok({ operations: [toChange('images', image, attributes), ...(moved?.others ?? [])] });
        }),
      title === undefined,
    ),
  removeImage: (participation, product, image) =>
    writeOne(participation, product, ({ images }) =>
      ownedIn(images, image, 'image').map(() => ({ operations: [toRemove('images', image)] })),
    ),

  addVideo: (participation, product, { sortIndex, type, videoId }) =>
    writeOne(participation, product, (there) => {
      const id = idFromKey(key, 'video', { type, videoId, sortIndex });
      return addOnce({ type: 'videos', items: there.videos, id, replaces }, (videos) => {
        const { place, others } = placedGallery({ ...there, videos }, id, sortIndex);
        const attributes = { ...videoAttributes({ type, videoId }), sortIndex: place };
        const video = toAdd('videos', id, attributes, { product: productRef(product) });
        return ok({ operations: [video, ...others] });
      });
    }),
  changeVideo: (participation, product, video, { sortIndex, type, videoId, title }) =>
    writeOne(
      participation,
      product,
      (there) =>
        ownedIn(there.videos, video, 'video').map(() => {
          const moved = sortIndex === undefined ? undefined : placedGallery(there, video, sortIndex);
          const attributes = {
            ...(type && videoId !== undefined && videoAttributes({ type, videoId })),
            ...(title !== undefined && { title }),
            ...(moved && { sortIndex: moved.place }),
          };
          return { operations: [toChange('videos', video, attributes), ...(moved?.others ?? [])] };
        }),
      videoId === undefined && title === undefined,
    ),
  removeVideo: (participation, product, video) =>
    writeOne(participation, product, ({ videos }) =>
      ownedIn(videos, video, 'video').map(() => ({ operations: [toRemove('videos', video)] })),
    ),

  addDocument: (participation, product, document) =>
    writeOne(participation, product, (there) => withDocument(there, document, { key, replaces })),
  changeDocument: (participation, product, document, { version, sortIndex, ...form }) =>
    writeOne(
      participation,
      product,
      ({ documents }) =>
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
      Object.keys(form).length === 0,
    ),
  removeDocument: (participation, product, document) =>
    writeOne(participation, product, ({ documents }) =>
      ownedIn(documents, document, 'document').map(() => ({
        operations: [toRemove('documents', document)],
      })),
    ),
});
