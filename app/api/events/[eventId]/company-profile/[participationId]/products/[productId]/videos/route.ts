import { NewVideoBodySchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Adds the video of a `link`; returns the product. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    readBody(asked.request, NewVideoBodySchema).andThen((video) =>
      asked.products.saveProductVideo(asked.id, asked.ids.productId ?? '', video),
    ),
  ),
);
