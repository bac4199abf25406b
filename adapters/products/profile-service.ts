import { IMAGE_RULES } from '@fairdesk/core/media';
import type { ProductShelf, ProductToSave } from '@fairdesk/core/products';
import { PRODUCT_ENTERED, type Product } from '@fairdesk/core/products';
import { categoryLimit } from '@fairdesk/core/profile';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { idFromKey } from '../shared/resources/id-from-key.ts';
import { offeredCategories } from '../shared/resources/offered-categories.ts';
import { toChange, toRemove } from '../shared/resources/operations.ts';
import { ownedIn } from '../shared/resources/owned.ts';
import { createGalleryService } from './gallery-service.ts';
import { added, saved } from './product-writes.ts';
import { createShelfWriter, type ShelfParts, type ShelfWriter } from './shelf-writer.ts';

/** The products on the server, where a route needs no more than the positions of the others. */
export interface ProductService extends ProductShelf, Pick<ShelfWriter, 'places'> {}

/**
 * Products in the profile service, for the server.
 *
 * A product is found through its participation, never by its id alone; writes are atomic, with the
 * participation as their optimistic lock.
 */
export const createProductService = (parts: ShelfParts): ProductService => {
  const { http, studio, key } = parts;
  const writer = createShelfWriter(parts);
  const { read, places, add, write, writeAll, writeOne } = writer;

  const withCleanImage = (product: ProductToSave): ResultAsync<ProductToSave, Failure> =>
    product.image === undefined
      ? okAsync(product)
      : studio.redraw('image', product.image, IMAGE_RULES).map((image) => ({ ...product, image }));

  return {
    places,
    list: (participation) => read(participation)().map(({ list }) => list),
    save: (participation, form) => {
      const id = form.id ?? idFromKey(key, 'product', form);
      return withCleanImage(form).andThen((product) =>
        product.id === undefined
          ? (product.image ? write : add)(participation, id, (shelf) =>
              added(shelf, participation, id, product, parts),
            )
          : write(participation, id, (shelf) =>
              ownedIn(shelf.list.items, id, 'product').andThen((there) =>
                saved(shelf, there, product, parts),
              ),
            ),
      );
    },
    remove: (participation, id) =>
      writeAll(participation, (shelf) =>
        ownedIn(shelf.list.items, id, 'product')
          .andThen(unlessEntered)
          .map(() => ({ operations: [toRemove('products', id)] })),
      ).map(() => undefined),

    ...createGalleryService(parts, writer),

    saveCategories: (participation, product, ids) =>
      read(participation)()
        .andThen(({ event, settings, participationType }) =>
          offeredCategories(http, event, ids, categoryLimit(settings, participationType)),
        )
        .andThen((categories) =>
          writeOne(participation, product, () =>
            ok({ operations: [toChange('products', product, {}, { categories })] }),
          ),
        ),
  };
};

/** Rejects deleting a product with a submitted award entry; a draft entry is deleted with it. */
const unlessEntered = (product: Product): Result<Product, Failure> =>
  product.registrationStatus === 'submitted'
    ? err({ kind: 'rejected', reason: PRODUCT_ENTERED, fields: [] })
    : ok(product);
