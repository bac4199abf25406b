import { fieldNames } from '../shared/index.ts';
import type { ProductToSave } from './ports.ts';
import type { Product } from './product.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import { productToSave } from './product-to-save.ts';

/** Whether a save changes the contents of a product, rather than only its position in the list. */
export const changesProduct = (there: Product, sent: ProductToSave): boolean => {
  const before = productToSave(there);
  const after = productToSave(sent);
  return (
    sent.image !== undefined || fieldNames(PRODUCT_FIELDS).some((field) => before[field] !== after[field])
  );
};
