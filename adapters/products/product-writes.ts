import type { NewDocument } from '@fairdesk/core/media';
import { changesProduct, type Product, type ProductToSave } from '@fairdesk/core/products';
import {
  type Failure,
  FIRST_IMAGE_INDEX,
  nextSortIndex,
  type ParticipationId,
  rejectedFields,
} from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import { addOnce, type Repeat } from '../shared/resources/add-once.ts';
import type { Writes } from '../shared/resources/company-writer.ts';
import { forReview } from '../shared/resources/for-review.ts';
import { idFromKey } from '../shared/resources/id-from-key.ts';
import { documentAttributes } from '../shared/resources/media-resources.ts';
import { toAdd, toAddFile, toChange } from '../shared/resources/operations.ts';
import { unlessStale } from '../shared/resources/owned.ts';
import { placed, placedGallery } from './places.ts';
import { productAttributes, type Shelf } from './product-resources.ts';

/** The writes of a new product with its first image; none when the request is a repeat. */
export const added = (
  shelf: Shelf,
  participation: ParticipationId,
  id: string,
  product: ProductToSave,
  { key, replaces }: Repeat,
): Result<Writes, Failure> =>
  addOnce({ type: 'products', items: shelf.list.items, id, replaces }, (items) => {
    const {
      list: {
        limit: { max },
      },
      event,
    } = shelf;
    if (max !== undefined && items.length >= max) {
      return err(rejectedFields([{ path: '', code: 'product-limit', params: { n: max } }]));
    }
    const { place, others } = placed('products', items, id, product.sortIndex ?? nextSortIndex(items));
    const relations = {
      participation: { type: 'participations', id: participation },
      event: { type: 'events', id: event },
    };
    const attributes = { ...productAttributes(product), sortIndex: place, ...forReview(shelf) };
    return ok({
      operations: [toAdd('products', id, attributes, relations), ...firstImage(id, product, key), ...others],
      ...(product.image && { file: product.image }),
    });
  });

/** The writes of a changed product; `conflict` when it has been saved since the given version. */
export const saved = (
  shelf: Shelf,
  there: Product,
  product: ProductToSave,
  repeat: Repeat,
): Result<Writes, Failure> =>
  unlessStale(there, product.version, 'product')
    .andThen(() => withFirstImage(there, product, repeat))
    .map((image) => {
      const { sortIndex } = product;
      const moved =
        sortIndex === undefined ? undefined : placed('products', shelf.list.items, there.id, sortIndex);
      const attributes = {
        ...productAttributes(product),
        ...(moved && { sortIndex: moved.place }),
        ...(changesProduct(there, product) && forReview(shelf, there)),
      };
      return {
        ...image,
        operations: [
          ...image.operations,
          toChange('products', there.id, attributes),
          ...(moved?.others ?? []),
        ],
      };
    });

/** The writes of an image that comes with a stored product; none if the first attempt of a repeated request stored it. */
const withFirstImage = (
  there: Product,
  product: ProductToSave,
  { key, replaces }: Repeat,
): Result<Writes, Failure> => {
  const { image } = product;
  if (image === undefined) return ok({ operations: [] });
  const id = firstImageId(there.id, product, key);
  return addOnce({ type: 'images', items: there.images, id, replaces }, (images) => {
    const { others } = placedGallery({ ...there, images }, id, FIRST_IMAGE_INDEX);
    return ok({ operations: [...firstImage(there.id, product, key), ...others], file: image });
  });
};

const firstImage = (id: string, product: ProductToSave, key: string | undefined) =>
  product.image
    ? [
        toAddFile(
          'images',
          firstImageId(id, product, key),
          { title: product.name, sortIndex: FIRST_IMAGE_INDEX },
          { product: productRef(id) },
        ),
      ]
    : [];

const firstImageId = (id: string, { image }: ProductToSave, key: string | undefined): string =>
  idFromKey(key, `image ${id}`, image);

/** The writes of a new product document. */
export const withDocument = (
  { id: product, documents }: Product,
  sent: NewDocument,
  { key, replaces }: Repeat,
): Result<Writes, Failure> => {
  const { file, sortIndex, ...form } = sent;
  const id = idFromKey(key, 'document', sent);
  return addOnce({ type: 'documents', items: documents, id, replaces }, (items) => {
    const { place, others } = placed('documents', items, id, sortIndex ?? nextSortIndex(items));
    const attributes = { ...documentAttributes(form), sortIndex: place };
    return ok({
      operations: [toAddFile('documents', id, attributes, { product: productRef(product) }), ...others],
      file,
    });
  });
};

/** A reference to the product that something belongs to. */
export const productRef = (id: string) => ({ type: 'products', id });
