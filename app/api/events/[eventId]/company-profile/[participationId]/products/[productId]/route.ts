import { companyRoute } from '#app/_http/company-route.ts';

/** Takes a product off the list, with all that is its own. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'products' }, ({ id, ids, products }) =>
  products.removeProduct(id, ids.productId ?? ''),
);
