import { companyRoute } from '#app/_http/company-route.ts';

/** Removes a product with everything that belongs to it. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, ({ id, ids, products }) =>
  products.removeProduct(id, ids.productId ?? ''),
);
