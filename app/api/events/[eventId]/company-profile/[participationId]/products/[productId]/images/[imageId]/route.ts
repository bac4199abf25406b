import { ImageChangeSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Changes the title or the position of an image; returns the product. */
export const PATCH = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    readBody(asked.request, ImageChangeSchema).andThen((change) =>
      asked.products.changeProductImage(asked.id, asked.ids.productId ?? '', asked.ids.imageId ?? '', change),
    ),
  ),
);

/** Removes an image from the gallery; returns the product. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    asked.products.removeProductImage(asked.id, asked.ids.productId ?? '', asked.ids.imageId ?? ''),
  ),
);
