import type { Product, ProductList } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';

/** Finds a product in a list; another user may have deleted it. */
export const productIn =
  (id: string) =>
  ({ items }: ProductList): Result<Product, Failure> => {
    const product = items.find((item) => item.id === id);
    return product ? ok(product) : err({ kind: 'not-found', what: 'the product' });
  };
