import type { ProductToSave } from './ports.ts';
import type { Product, ProductForm } from './product.ts';

/** A product in a request body: missing fields keep their stored values, and are empty in a new product. */
export type ProductBody = Pick<ProductToSave, 'name'> & Partial<ProductToSave>;

/**
 * Completes a request body to the whole product. Source: portal spec §5 "Required fields"; the rest is ours.
 */
export const completeProduct = (body: ProductBody, stored: Product | undefined): ProductToSave => ({
  ...(stored ? formOf(stored) : EMPTY),
  ...body,
});

const EMPTY: Omit<ProductForm, 'name'> = {
  shortDescription: '',
  longDescription: '',
  url: '',
  introductionDate: '',
  publicFrom: '',
  publicUntil: '',
  isNovelty: false,
};

const formOf = (product: Product): Omit<ProductForm, 'name'> => ({
  shortDescription: product.shortDescription,
  longDescription: product.longDescription,
  url: product.url,
  introductionDate: product.introductionDate,
  publicFrom: product.publicFrom,
  publicUntil: product.publicUntil,
  isNovelty: product.isNovelty,
});
