import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readDocument } from '#app/_http/read-document.ts';

/** Adds a document, as a form; returns the product. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productResponse(
    asked,
    readDocument(asked.request).andThen((document) =>
      asked.products.addProductDocument(asked.id, asked.ids.productId ?? '', document),
    ),
  ),
);
