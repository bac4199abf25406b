import { type FieldFault, formFaults, periodFaults } from '../shared/index.ts';
import { isImageRequired } from './novelty.ts';
import { PRODUCT_FIELDS, type ProductForm } from './product-fields.ts';

/** The facts outside the product dialog that its rules depend on. */
export interface ProductContext {
  /** The product has an image, or the form contains one. */
  readonly hasImage: boolean;
  /** The event hides novelties: `hideInnovativeProducts`. */
  readonly hideNovelty: boolean;
}

/**
 * The faults of the product dialog. A novelty must have an image; each date must be a day, and an end date before
 * the start date is a fault at the end date.
 *
 * Source: portal spec §4 "Novelty", §5.
 */
export const productFaults = (
  form: ProductForm,
  { hasImage, hideNovelty }: ProductContext,
): readonly FieldFault[] => {
  const faults = [
    ...formFaults(form, PRODUCT_FIELDS),
    ...periodFaults('publicUntil', form.publicFrom, form.publicUntil),
  ];
  if (isImageRequired(form, hideNovelty) && !hasImage) {
    faults.push({ path: 'image', code: 'forms-required', params: { label: 'image' } });
  }
  return faults;
};
