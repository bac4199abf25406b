import fc, { type Arbitrary } from 'fast-check';
import type { Product, ProductForm } from '../products/index.ts';
import { anyDocument, anyProductImage, anyVideo } from './any-media.ts';
import { anyWebAddress } from './any-profile.ts';
import { anyFairDay, anyTitle, anyWords } from './any-shared.ts';

const day = fc.oneof(
  fc.constant(''),
  anyFairDay.map((date) => `${date}T00:00:00.000Z`),
);

/** The values of a valid product dialog; never a novelty, which would need an image. */
export const anyProductForm = (fixed: Partial<ProductForm> = {}): Arbitrary<ProductForm> =>
  fc
    .record({
      name: anyTitle,
      shortDescription: anyWords(),
      longDescription: anyWords(200),
      url: fc.oneof(fc.constant(''), anyWebAddress),
      introductionDate: day,
      publicFrom: day,
      publicUntil: day,
      isNovelty: fc.constant(false),
    })
    .map((form) => ({ ...form, ...inOrderOfTime(form), ...fixed }));

/** Swaps the dates when the end date is before the start date. */
const inOrderOfTime = ({ publicFrom, publicUntil }: Pick<ProductForm, 'publicFrom' | 'publicUntil'>) =>
  publicFrom !== '' && publicUntil !== '' && publicUntil < publicFrom
    ? { publicFrom: publicUntil, publicUntil: publicFrom }
    : { publicFrom, publicUntil };

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
