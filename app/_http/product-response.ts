import 'server-only';
import { type Product, productListResponse } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type { CompanyRequest } from './company-route.ts';

/** A product as a list item: its possible moves depend on its neighbours. */
export const productResponse = (
  { id, products }: CompanyRequest,
  saved: ResultAsync<Product, Failure>,
): ResultAsync<ReturnType<typeof productListResponse>['items'][number] | Product, Failure> =>
  saved.andThen((product) =>
    products.listProducts(id).map((list) => {
      const { items } = productListResponse(list);
      return items.find((item) => item.id === product.id) ?? product;
    }),
  );
