import { type FieldFault, type FormField, formFaults, NAME_MAX, periodFaults } from '../shared/index.ts';
import { isImageRequired } from './novelty.ts';
import type { ProductForm } from './product.ts';

/** The longest texts, in characters. Source: portal spec §5 "Max lengths". */
export const PRODUCT_SHORT_DESCRIPTION_MAX = 150;
/** The longest long description, in characters. */
export const PRODUCT_LONG_DESCRIPTION_MAX = 500;

/** What the dialog asks for. */
export const PRODUCT_FIELDS = {
  name: { label: 'name', required: true, maxLength: NAME_MAX },
  shortDescription: { label: 'shortDescription', maxLength: PRODUCT_SHORT_DESCRIPTION_MAX },
  longDescription: { label: 'longDescription', maxLength: PRODUCT_LONG_DESCRIPTION_MAX },
  url: { label: 'url', kind: 'url' },
} as const satisfies Record<string, FormField>;

/** What else decides about a product's dialog. */
export interface ProductContext {
  /** There is one already, or one comes with the form. */
  readonly hasImage: boolean;
  /** The event does not offer novelties: `hideInnovativeProducts`. */
  readonly hideNovelty: boolean;
}

/**
 * What is wrong with the dialog of a product. A novelty must have an image; a period that ends before
 * it begins is wrong at its end.
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
