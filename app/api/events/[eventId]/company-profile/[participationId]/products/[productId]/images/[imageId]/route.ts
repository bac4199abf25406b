import { ImageChangeSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Changes the title or the position of an image; returns the product. */
export const PATCH = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    readBody(input.request, ImageChangeSchema).andThen((change) =>
      input.products.changeProductImage(input.id, input.ids.productId ?? '', input.ids.imageId ?? '', change),
    ),
  ),
);

/** Removes an image from the gallery; returns the product. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    input.products.removeProductImage(input.id, input.ids.productId ?? '', input.ids.imageId ?? ''),
  ),
);
