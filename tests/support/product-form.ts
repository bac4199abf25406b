import type { ProductForm } from '@fairdesk/core/products';

/** A product of which only the name is filled in. */
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
