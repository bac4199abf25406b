import { ImageFormSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_composition/company-route.ts';
import { productAnswer } from '#app/_composition/product-answer.ts';
import { readUpload } from '#app/_composition/read-upload.ts';

/** Adds an image, as a form with `file`, `title` and perhaps `sortIndex`; the product in return. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productAnswer(
    asked,
    readUpload(asked.request, ImageFormSchema).andThen(({ file, fields }) =>
      asked.products.addProductImage(asked.id, asked.ids.productId ?? '', { file, ...fields }),
    ),
  ),
);
