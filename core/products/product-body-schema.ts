import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema, SortIndexSchema, SortIndexTextSchema } from '../media/index.ts';
import { forEachField } from '../shared/index.ts';
import type { ProductToSave } from './ports.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

const Text = z.exactOptional(BodyTextSchema);
const Identity = { id: z.exactOptional(BodyIdSchema), version: z.exactOptional(BodyIdSchema) };

/** The request body that saves a product; `completeForm` adds missing fields. */
export const ProductBodySchema = z.strictObject({
  ...Identity,
  ...forEachField(PRODUCT_FIELDS, Text, z.exactOptional(z.boolean())),
  name: BodyTextSchema,
  sortIndex: z.exactOptional(SortIndexSchema),
});

const FlagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** The same fields as form texts, sent together with the first image. */
export const ProductFormSchema = z.strictObject({
  ...Identity,
  ...forEachField(PRODUCT_FIELDS, Text, z.exactOptional(FlagText)),
  name: BodyTextSchema,
  sortIndex: z.exactOptional(SortIndexTextSchema),
});

/** The text fields of a form that uploads an image. Source: portal spec §3 "Product image. Upload fields". */
export const ImageFormSchema = z.strictObject({
  title: BodyTextSchema,
  /** The image to replace; empty for none. */
  imageId: z.exactOptional(z.string().check(z.maxLength(64))),
  sortIndex: z.exactOptional(SortIndexTextSchema),
});

/** The request body that changes an image. */
export const ImageChangeSchema = z.strictObject({
  title: z.exactOptional(BodyTextSchema),
  from: z.exactOptional(BodyTextSchema),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** The request body that adds a video to a product. */
export const NewVideoBodySchema = z.strictObject({
  link: BodyTextSchema,
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** The request body that changes a video: another video, title or position. */
export const VideoChangeSchema = z.strictObject({
  link: z.exactOptional(BodyTextSchema),
  title: z.exactOptional(BodyTextSchema),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** The request body that changes a document of a product: its texts or position. */
export const ProductDocumentChangeSchema = z.strictObject({
  title: z.exactOptional(BodyTextSchema),
  description: z.exactOptional(BodyTextSchema),
  type: z.exactOptional(BodyTextSchema),
  version: z.exactOptional(BodyIdSchema),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** The request body that replaces the categories of a product. */
export const ProductCategoriesSchema = z.strictObject({
  categories: z.array(BodyIdSchema).check(z.maxLength(500)),
});

/** A product in a request body. */
export type ProductBody = Pick<ProductToSave, 'name'> & Partial<ProductToSave>;
