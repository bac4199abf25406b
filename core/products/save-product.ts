import type { ResultAsync } from 'neverthrow';
import { IMAGE_RULES, type UploadOptions, uploadFaults } from '../media/index.ts';
import { type Failure, judged, type ParticipationId, type SaveOptions } from '../shared/index.ts';
import type { ProductShelf, ProductToSave } from './ports.ts';
import type { Product, ProductList } from './product.ts';
import { type ProductContext, productFaults } from './product-faults.ts';
import { productToSave } from './product-to-save.ts';

/** The products of a company, in its order. */
export const listProducts =
  (shelf: Pick<ProductShelf, 'list'>) =>
  (participation: ParticipationId): ResultAsync<ProductList, Failure> =>
    shelf.list(participation);

/**
 * Adds a product together with its first image, or updates one; on a failure nothing has changed.
 *
 * Source: portal spec §4 "Novelty", §5.
 */
export const saveProduct =
  (shelf: Pick<ProductShelf, 'save'>) =>
  (
    participation: ParticipationId,
    product: ProductToSave,
    context: ProductContext,
    options?: UploadOptions,
  ): ResultAsync<Product, Failure> => {
    const { image } = product;
    const hasImage = context.hasImage || image !== undefined;
    const faults = [
      ...productFaults(product, { ...context, hasImage }),
      ...(image ? uploadFaults('image', image, IMAGE_RULES) : []),
    ];
    return judged(faults, () =>
      shelf.save(participation, { ...product, ...productToSave(product) }, options),
    );
  };

/** Deletes a product with everything that belongs to it. */
export const removeProduct =
  (shelf: Pick<ProductShelf, 'remove'>) =>
  (participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure> =>
    shelf.remove(participation, id, options);

/** {@link listProducts} bound to its ports. */
export type ListProducts = ReturnType<typeof listProducts>;
/** {@link saveProduct} bound to its ports. */
export type SaveProduct = ReturnType<typeof saveProduct>;
/** {@link removeProduct} bound to its ports. */
export type RemoveProduct = ReturnType<typeof removeProduct>;
