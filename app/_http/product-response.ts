import 'server-only';
import { type Product, productRowResponse } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type { CompanyRequest } from './company-route.ts';

/** A product as a list item: its possible moves depend on its neighbours. */
export const productResponse = (
  { id, productPlaces }: CompanyRequest,
  saved: ResultAsync<Product, Failure>,
): ResultAsync<NonNullable<ReturnType<typeof productRowResponse>> | Product, Failure> =>
  saved.andThen((product) =>
    productPlaces(id).map((places) => productRowResponse(product, places) ?? product),
  );
