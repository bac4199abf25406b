import { NewVideoBodySchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Adds the video of a `link`; returns the product. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    readBody(input.request, NewVideoBodySchema).andThen((video) =>
      input.products.saveProductVideo(input.id, input.ids.productId ?? '', video),
    ),
  ),
);
