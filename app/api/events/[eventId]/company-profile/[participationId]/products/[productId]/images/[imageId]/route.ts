import { ImageChangeSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Calls an image something else, or puts it in another place; the product in return. */
export const PATCH = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    readBody(asked.request, ImageChangeSchema).andThen((change) =>
      asked.products.changeProductImage(asked.id, asked.ids.productId ?? '', asked.ids.imageId ?? '', change),
    ),
  ),
);

/** Takes an image out of the gallery; the product in return. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    asked.products.removeProductImage(asked.id, asked.ids.productId ?? '', asked.ids.imageId ?? ''),
  ),
);
