import {
  dayFaults,
  type FieldFault,
  type FormField,
  formFaults,
  NAME_MAX,
  periodFaults,
} from '../shared/index.ts';
import { isImageRequired } from './novelty.ts';
import type { ProductForm } from './product.ts';

/** The longest short description, in characters. Source: portal spec §5 "Max lengths". */
export const PRODUCT_SHORT_DESCRIPTION_MAX = 150;
/** The longest long description, in characters. */
export const PRODUCT_LONG_DESCRIPTION_MAX = 500;

/** The fields of the product dialog. */
export const PRODUCT_FIELDS = {
  name: { label: 'name', required: true, maxLength: NAME_MAX },
  shortDescription: { label: 'shortDescription', maxLength: PRODUCT_SHORT_DESCRIPTION_MAX },
  longDescription: { label: 'longDescription', maxLength: PRODUCT_LONG_DESCRIPTION_MAX },
  url: { label: 'url', kind: 'url' },
} as const satisfies Record<string, FormField>;

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
    ...dayFaults(form, 'introductionDate', 'publicFrom', 'publicUntil'),
    ...periodFaults('publicUntil', form.publicFrom, form.publicUntil),
  ];
  if (isImageRequired(form, hideNovelty) && !hasImage) {
    faults.push({ path: 'image', code: 'forms-required', params: { label: 'image' } });
  }
  return faults;
};
