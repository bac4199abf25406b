import { ImageFormSchema } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Asked, companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readUpload } from '#app/_http/read-upload.ts';

/**
 * Adds an image, as a form with `file`, `title` and optionally `sortIndex` and the `imageId` it replaces;
 * returns the
 * product.
 */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    readUpload(asked.request, ImageFormSchema).andThen(({ file, fields: { imageId = '', ...fields } }) =>
      replaceable(asked, imageId)
        .andThen(() => asked.products.addProductImage(asked.id, productOf(asked), { file, ...fields }))
        .andThen((product) =>
          imageId === ''
            ? okAsync(product)
            : asked.products.removeProductImage(asked.id, productOf(asked), imageId),
        ),
    ),
  ),
);

const productOf = ({ ids }: Asked): string => ids.productId ?? '';

/** Allows an upload that replaces no image, or one of this product. */
const replaceable = (asked: Asked, imageId: string): ResultAsync<void, Failure> => {
  if (imageId === '') return okAsync();
  return asked.products.listProducts(asked.id).andThen(({ items }) => {
    const product = items.find(({ id }) => id === productOf(asked));
    return product?.images.some(({ id }) => id === imageId)
      ? okAsync()
      : errAsync<void, Failure>({ kind: 'not-found', what: `image ${imageId}` });
  });
};
