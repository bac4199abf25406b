import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema, SortIndexSchema, SortIndexTextSchema } from '../media/index.ts';

const FORM = {
  id: z.exactOptional(BodyIdSchema),
  version: z.exactOptional(BodyIdSchema),
  name: BodyTextSchema,
  shortDescription: z.exactOptional(BodyTextSchema),
  longDescription: z.exactOptional(BodyTextSchema),
  url: z.exactOptional(BodyTextSchema),
  introductionDate: z.exactOptional(BodyTextSchema),
  publicFrom: z.exactOptional(BodyTextSchema),
  publicUntil: z.exactOptional(BodyTextSchema),
} as const;

/** What the browser sends to save a product; `completeProduct` adds what is left out. */
export const ProductBodySchema = z.strictObject({
  ...FORM,
  isNovelty: z.exactOptional(z.boolean()),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** The same as the texts of a form, which brings the first image with it. */
export const ProductFormSchema = z.strictObject({
  ...FORM,
  isNovelty: z.exactOptional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
  sortIndex: z.exactOptional(SortIndexTextSchema),
});

/** The texts of a form that brings an image. Source: portal spec §3 "Product image. Upload fields". */
export const ImageFormSchema = z.strictObject({
  title: BodyTextSchema,
  /** The image that the new one replaces; empty for none. */
  imageId: z.exactOptional(z.string().check(z.maxLength(64))),
  sortIndex: z.exactOptional(SortIndexTextSchema),
});

/** What the browser sends to change an image. */
export const ImageChangeSchema = z.strictObject({
  title: z.exactOptional(BodyTextSchema),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** What the browser sends to add a video to a product. */
export const NewVideoBodySchema = z.strictObject({
  link: BodyTextSchema,
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** What the browser sends to change one: another video, another title, or another place. */
export const VideoChangeSchema = z.strictObject({
  link: z.exactOptional(BodyTextSchema),
  title: z.exactOptional(BodyTextSchema),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** What the browser sends to change a document of a product: what is said of it, or its place. */
export const ProductDocumentChangeSchema = z.strictObject({
  title: z.exactOptional(BodyTextSchema),
  description: z.exactOptional(BodyTextSchema),
  type: z.exactOptional(BodyTextSchema),
  version: z.exactOptional(BodyIdSchema),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** What the browser sends to put a product under categories. */
export const ProductCategoriesSchema = z.strictObject({
  categories: z.array(BodyIdSchema).check(z.maxLength(500)),
});
