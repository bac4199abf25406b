import { ProductDocumentChangeSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Changes the details or the position of a document; returns the product. */
export const PATCH = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    readBody(input.request, ProductDocumentChangeSchema).andThen((change) =>
      input.products.changeProductDocument(
        input.id,
        input.ids.productId ?? '',
        input.ids.documentId ?? '',
        change,
      ),
    ),
  ),
);

/** Removes a document; returns the product. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    input.products.removeProductDocument(input.id, input.ids.productId ?? '', input.ids.documentId ?? ''),
  ),
);
