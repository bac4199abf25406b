import * as z from 'zod/mini';
import { CompanyDocumentSchema, ProductImageSchema, VideoSchema } from '../media/index.ts';
import { forEachField } from '../shared/index.ts';
import type { Product, ProductList } from './product.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

/**
 * The fields the browser reads; the server sends derived fields for other clients, which are ignored here.
 */
const Sent = z.object({
  id: z.string(),
  version: z.string(),
  ...forEachField(PRODUCT_FIELDS, z.string(), z.boolean()),
  images: z.array(ProductImageSchema),
  videos: z.array(VideoSchema),
  documents: z.array(CompanyDocumentSchema),
  categories: z.array(z.string()),
  registrationStatus: z.string(),
  state: z.enum(['public', 'hidden', 'incomplete', 'inReview']),
  reviewReason: z.exactOptional(z.string()),
  sortIndex: z.object({ currentSortIndex: z.number() }),
});

/** A product, as the server sends it. */
export const ProductSchema = z.pipe(
  Sent,
  z.transform(
    ({ sortIndex, ...product }): Product => ({ ...product, sortIndex: sortIndex.currentSortIndex }),
  ),
);

/** The list of products, as the server sends it. */
export const ProductListSchema = z.pipe(
  z.object({
    items: z.array(ProductSchema),
    limit: z.object({ used: z.number(), max: z.nullable(z.number()) }),
  }),
  z.transform(
    ({ items, limit: { used, max } }): ProductList => ({
      items,
      limit: { used, ...(max !== null && { max }) },
    }),
  ),
);
