import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readDocument } from '#app/_http/read-document.ts';

/** Adds a document, as a form; returns the product. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    readDocument(input.request).andThen((document) =>
      input.products.addProductDocument(input.id, input.ids.productId ?? '', document),
    ),
  ),
);
