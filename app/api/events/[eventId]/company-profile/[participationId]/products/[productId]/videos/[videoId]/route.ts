import { VideoChangeSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Puts another video in the place of one, or moves it; the product in return. */
export const PATCH = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    readBody(asked.request, VideoChangeSchema).andThen((change) =>
      asked.products.changeProductVideo(asked.id, asked.ids.productId ?? '', asked.ids.videoId ?? '', change),
    ),
  ),
);

/** Takes a video out of the gallery; the product in return. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    asked.products.removeProductVideo(asked.id, asked.ids.productId ?? '', asked.ids.videoId ?? ''),
  ),
);
