import { VideoChangeSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Replaces a video or changes its position; returns the product. */
export const PATCH = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    readBody(input.request, VideoChangeSchema).andThen((change) =>
      input.products.changeProductVideo(input.id, input.ids.productId ?? '', input.ids.videoId ?? '', change),
    ),
  ),
);

/** Removes a video from the gallery; returns the product. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    input.products.removeProductVideo(input.id, input.ids.productId ?? '', input.ids.videoId ?? ''),
  ),
);
