import type { ProductForm } from '@fairdesk/core/products';

/** A product with only its name filled in. */
export const PRODUCT_FORM = {
  name: 'Oven',
  shortDescription: '',
  longDescription: '',
  url: '',
  introductionDate: '',
  publicFrom: '',
  publicUntil: '',
  isNovelty: false,
} as const satisfies ProductForm;
