import { PRODUCT_FIELDS, type ProductForm } from '@fairdesk/core/products';
import { forEachField } from '@fairdesk/core/shared';

/** A product with only its name filled in. */
export const PRODUCT_FORM: ProductForm = { ...forEachField(PRODUCT_FIELDS, '', false), name: 'Oven' };
