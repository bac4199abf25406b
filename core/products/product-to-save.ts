import { storedDay, withScheme } from '../shared/index.ts';
import type { ProductForm } from './product.ts';

/**
 * Cleans the values of the product dialog before they are sent: adds the scheme, formats days as ISO strings.
 * Source: portal spec §5.
 */
export const productToSave = (form: ProductForm): ProductForm => ({
  name: form.name.trim(),
  shortDescription: form.shortDescription,
  longDescription: form.longDescription,
  url: withScheme(form.url),
  introductionDate: storedDay(form.introductionDate),
  publicFrom: storedDay(form.publicFrom),
  publicUntil: storedDay(form.publicUntil),
  isNovelty: form.isNovelty,
});
