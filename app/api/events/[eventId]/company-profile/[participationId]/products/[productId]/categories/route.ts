import { ProductCategoriesSchema } from '@fairdesk/core/products';
import { companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Replaces the categories of a product; returns the product. */
export const POST = companyRoute(
  { action: 'edit-profile', tab: 'products', isAboutCategories: true },
  (asked) =>
    productResponse(
      asked,
      readBody(asked.request, ProductCategoriesSchema).andThen(({ categories }) =>
        asked.products.saveProductCategories(asked.id, asked.ids.productId ?? '', categories),
      ),
    ),
);
