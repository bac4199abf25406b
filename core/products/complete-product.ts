import { forEachField, mapForm } from '../shared/index.ts';
import type { ProductToSave } from './ports.ts';
import type { Product } from './product.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

/** A product in a request body: missing fields keep their stored values, and are empty in a new product. */
export type ProductBody = Pick<ProductToSave, 'name'> & Partial<ProductToSave>;

/**
 * Completes a request body to the whole product. Source: portal spec §5 "Required fields"; the rest is ours.
 */
export const completeProduct = (body: ProductBody, stored: Product | undefined): ProductToSave => ({
  ...(stored ? mapForm(PRODUCT_FIELDS, stored, (text) => text) : forEachField(PRODUCT_FIELDS, '', false)),
  ...body,
});
