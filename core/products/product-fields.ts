import { type FieldConstraints, type FormOf, NAME_MAX } from '../shared/index.ts';

/** The longest short description, in characters. Source: portal spec §5 "Max lengths". */
export const PRODUCT_SHORT_DESCRIPTION_MAX = 150;
/** The longest long description, in characters. */
export const PRODUCT_LONG_DESCRIPTION_MAX = 500;

/** The fields of the product dialog: bodies, attributes, drafts and columns are made from this list. */
export const PRODUCT_FIELDS = {
  name: { label: 'name', kind: 'line', required: true, maxLength: NAME_MAX },
  shortDescription: { label: 'shortDescription', maxLength: PRODUCT_SHORT_DESCRIPTION_MAX },
  longDescription: { label: 'longDescription', maxLength: PRODUCT_LONG_DESCRIPTION_MAX },
  url: { label: 'url', kind: 'url' },
  introductionDate: { label: 'introductionDate', kind: 'day' },
  publicFrom: { label: 'publicFrom', kind: 'day' },
  publicUntil: { label: 'publicUntil', kind: 'day' },
  /** New on the market: it gets a highlight, and it must have an image. */
  isNovelty: { label: 'isNovelty', kind: 'flag' },
} as const satisfies Readonly<Record<string, FieldConstraints>>;

/** The values of the product dialog; days are ISO days, empty for none. */
export type ProductForm = FormOf<typeof PRODUCT_FIELDS>;
