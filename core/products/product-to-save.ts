import { formToSave } from '../shared/index.ts';
import { PRODUCT_FIELDS, type ProductForm } from './product-fields.ts';

/**
 * Cleans the values of the product dialog before they are sent: adds the scheme, formats days as ISO strings.
 * Source: portal spec §5.
 */
export const productToSave = (form: ProductForm): ProductForm => formToSave(PRODUCT_FIELDS, form);
