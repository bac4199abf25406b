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
import type { Writes } from '../shared/company-writer.ts';
import { forReview } from '../shared/for-review.ts';
import { idFromKey, isThere } from '../shared/id-from-key.ts';
import { documentAttributes } from '../shared/media-resources.ts';
import { toAdd, toAddFile, toChange } from '../shared/operations.ts';
import { unlessStale } from '../shared/owned.ts';
import { placed, placedGallery } from './places.ts';
import { productAttributes, type Shelf } from './product-resources.ts';

/** The writes of a new product with its first image; none when the request is a repeat. */
export const added = (
  shelf: Shelf,
  participation: ParticipationId,
  id: string,
  product: ProductToSave,
  key: string | undefined,
): Result<Writes, Failure> => {
  const {
    list: { items, limit },
    event,
  } = shelf;
  const presence = isThere(items, id);
  if (presence.isErr()) return err(presence.error);
  if (presence.value) return ok({ operations: [] });
  const { max } = limit;
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
};

/** The writes of a changed product; `conflict` when it has been saved since the given version. */
export const saved = (
  shelf: Shelf,
  there: Product,
  product: ProductToSave,
  key: string | undefined,
): Result<Writes, Failure> => {
  const { version, sortIndex, image } = product;
  const fresh = unlessStale(there, version, 'product');
  if (fresh.isErr()) return err(fresh.error);
  const moved =
    sortIndex === undefined ? undefined : placed('products', shelf.list.items, there.id, sortIndex);
  const gallery = image && placedGallery(there, idFromKey(key, 'image'), FIRST_IMAGE_INDEX);
  const attributes = {
    ...productAttributes(product),
    ...(moved && { sortIndex: moved.place }),
    ...(changesProduct(there, product) && forReview(shelf, there)),
  };
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

/** The writes of a new product document. */
export const withDocument = (
  { id: product, documents }: Product,
  sent: NewDocument,
  key: string | undefined,
): Result<Writes, Failure> => {
  const { file, sortIndex, ...form } = sent;
  const id = idFromKey(key, 'document', sent);
  return isThere(documents, id).map((isStored) => {
    if (isStored) return { operations: [] };
    const { place, others } = placed('documents', documents, id, sortIndex ?? nextSortIndex(documents));
    const attributes = { ...documentAttributes(form), sortIndex: place };
    return {
      operations: [toAddFile('documents', id, attributes, { product: productRef(product) }), ...others],
      file,
    };
  });
};

/** A reference to the product that something belongs to. */
export const productRef = (id: string) => ({ type: 'products', id });
