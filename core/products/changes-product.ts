import type { ProductToSave } from './ports.ts';
import type { Product, ProductForm } from './product.ts';
import { productToSave } from './product-to-save.ts';

/** Whether a save changes the contents of a product, rather than only its position in the list. */
export const changesProduct = (there: Product, sent: ProductToSave): boolean => {
  const before = productToSave(there);
  const after = productToSave(sent);
  const fields = Object.keys(before) as (keyof ProductForm)[];
  return sent.image !== undefined || fields.some((field) => before[field] !== after[field]);
};
