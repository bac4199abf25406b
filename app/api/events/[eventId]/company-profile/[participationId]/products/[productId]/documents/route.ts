import { companyRoute } from '#app/_composition/company-route.ts';
import { productAnswer } from '#app/_composition/product-answer.ts';
import { readDocument } from '#app/_composition/read-document.ts';

/** Adds a document, as a form; the product in return. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (asked) =>
  productAnswer(
    asked,
    readDocument(asked.request).andThen((document) =>
      asked.products.addProductDocument(asked.id, asked.ids.productId ?? '', document),
    ),
  ),
);
