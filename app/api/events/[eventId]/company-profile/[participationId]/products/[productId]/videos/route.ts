import { NewVideoBodySchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_composition/company-route.ts';
import { productAnswer } from '#app/_composition/product-answer.ts';
import { readBody } from '#app/_composition/read-body.ts';

/** Adds the video a `link` leads to; the product in return. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productAnswer(
    asked,
    readBody(asked.request, NewVideoBodySchema).andThen((video) =>
      asked.products.saveProductVideo(asked.id, asked.ids.productId ?? '', video),
    ),
  ),
);
