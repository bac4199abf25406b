import * as z from 'zod/mini';
import { SortIndexSchema, SortIndexTextSchema } from '../media/index.ts';

/** Longer than any field may be: what is too long for its field is told by the rules, with its limit. */
const Text = z.string().check(z.maxLength(20_000));
const Id = z.string().check(z.minLength(1), z.maxLength(64));

const FORM = {
  id: z.exactOptional(Id),
  version: z.exactOptional(Id),
  name: Text,
  shortDescription: Text,
  longDescription: Text,
  url: Text,
  introductionDate: Text,
  publicFrom: Text,
  publicUntil: Text,
} as const;

/** What the browser sends to save a product. */
export const ProductBodySchema = z.strictObject({
  ...FORM,
  isNovelty: z.boolean(),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** The same as the texts of a form, which brings the first image with it. */
export const ProductFormSchema = z.strictObject({
  ...FORM,
  isNovelty: z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
  sortIndex: z.exactOptional(SortIndexTextSchema),
});

/** The texts of a form that brings an image. */
export const ImageFormSchema = z.strictObject({
  title: Text,
  sortIndex: z.exactOptional(SortIndexTextSchema),
});

/** What the browser sends to change an image. */
export const ImageChangeSchema = z.strictObject({
  title: z.exactOptional(Text),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** What the browser sends to add a video to a product. */
export const NewVideoBodySchema = z.strictObject({ link: Text, sortIndex: z.exactOptional(SortIndexSchema) });

/** What the browser sends to change one: another video, another title, or another place. */
export const VideoChangeSchema = z.strictObject({
  link: z.exactOptional(Text),
  title: z.exactOptional(Text),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** What the browser sends to change a document of a product: what is said of it, or its place. */
export const ProductDocumentChangeSchema = z.strictObject({
  title: z.exactOptional(Text),
  description: z.exactOptional(Text),
  type: z.exactOptional(Text),
  version: z.exactOptional(Id),
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** What the browser sends to put a product under categories. */
export const ProductCategoriesSchema = z.strictObject({
  categories: z.array(Id).check(z.maxLength(500)),
});
