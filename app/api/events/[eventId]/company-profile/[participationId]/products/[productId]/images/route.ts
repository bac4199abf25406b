import { ImageFormSchema } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type CompanyRequest, companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readUpload } from '#app/_http/read-upload.ts';

/**
 * Adds an image, as a form with `file`, `title` and optionally `sortIndex` and the `imageId` it replaces; returns
 * the product.
 */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    readUpload(input.request, ImageFormSchema).andThen(({ file, fields: { imageId = '', ...fields } }) =>
      replaceable(input, imageId)
        .andThen(() => input.products.addProductImage(input.id, productOf(input), { file, ...fields }))
        .andThen((product) =>
          imageId === ''
            ? okAsync(product)
            : input.products.removeProductImage(input.id, productOf(input), imageId),
        ),
    ),
  ),
);

const productOf = ({ ids }: CompanyRequest): string => ids.productId ?? '';

/** Allows an upload that replaces no image, or one of this product. */
const replaceable = (input: CompanyRequest, imageId: string): ResultAsync<void, Failure> => {
  if (imageId === '') return okAsync();
  return input.products.listProducts(input.id).andThen(({ items }) => {
    const product = items.find(({ id }) => id === productOf(input));
    return product?.images.some(({ id }) => id === imageId)
      ? okAsync()
      : errAsync<void, Failure>({ kind: 'not-found', what: `image ${imageId}` });
  });
};
