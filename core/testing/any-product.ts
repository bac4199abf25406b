import fc, { type Arbitrary } from 'fast-check';
import { PRODUCT_FIELDS, type Product, type ProductForm } from '../products/index.ts';
import { anyForm, inOrderOfTime } from './any-form.ts';
import { anyDocument, anyProductImage, anyVideo } from './any-media.ts';
import { anyTitle } from './any-shared.ts';

/** The values of a valid product dialog; never a novelty, which would need an image. */
export const anyProductForm = (fixed: Partial<ProductForm> = {}): Arbitrary<ProductForm> =>
  anyForm(PRODUCT_FIELDS).map((form) => ({ ...inOrderOfTime(form, 'publicFrom', 'publicUntil'), ...fixed }));

/** Any product; the fields of `fixed` override the generated ones. */
export const anyProduct = (fixed: Partial<Product> = {}): Arbitrary<Product> =>
  fc
    .tuple(
      anyProductForm(),
      fc.record(
        {
          id: fc.uuid(),
          version: fc.nat().map(String),
          sortIndex: fc.integer({ min: 1, max: 1_000_000 }),
          images: fc.array(anyProductImage, { maxLength: 2 }),
          videos: fc.array(anyVideo, { maxLength: 2 }),
          documents: fc.array(anyDocument, { maxLength: 2 }),
          categories: fc.subarray(['pumps', 'filters', 'valves']),
          registrationStatus: fc.constantFrom('new', 'draft', 'submitted'),
          state: fc.constantFrom('public', 'hidden', 'incomplete', 'inReview'),
          isNovelty: fc.boolean(),
          reviewReason: anyTitle,
        },
        {
          requiredKeys: [
            'id',
            'version',
            'sortIndex',
            'images',
            'videos',
            'documents',
            'categories',
            'registrationStatus',
            'state',
            'isNovelty',
          ],
        },
      ),
    )
    .map(([form, rest]) => ({ ...form, ...rest, ...fixed }));
