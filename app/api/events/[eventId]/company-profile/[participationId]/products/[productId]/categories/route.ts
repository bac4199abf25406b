import { ProductCategoriesSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Replaces the categories of a product; returns the product. */
export const POST = companyRoute(
  { action: 'edit-profile', tab: 'products', isAboutCategories: true },
  (input) =>
    productResponse(
      input,
      readBody(input.request, ProductCategoriesSchema).andThen(({ categories }) =>
        input.products.saveProductCategories(input.id, input.ids.productId ?? '', categories),
      ),
    ),
);
