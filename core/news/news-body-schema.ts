import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema, SortIndexSchema } from '../media/index.ts';
import { forEachField } from '../shared/index.ts';
import { NEWS_FIELDS } from './news-fields.ts';

/** The request body that saves a news item; `completeForm` adds missing fields. */
export const NewsBodySchema = z.strictObject({
  id: z.exactOptional(BodyIdSchema),
  version: z.exactOptional(BodyIdSchema),
  sortIndex: z.exactOptional(SortIndexSchema),
  ...forEachField(NEWS_FIELDS, z.exactOptional(BodyTextSchema), z.never()),
  header: BodyTextSchema,
  introduction: BodyTextSchema,
  text: BodyTextSchema,
  author: BodyTextSchema,
});

/** The text fields of a form that uploads the image of a news item. */
export const NewsImageFormSchema = z.strictObject({
  title: BodyTextSchema,
  /** The id of the only image that the new one may replace, empty for none; absent to replace any. */
  replaces: z.exactOptional(z.string().check(z.maxLength(64))),
  /** The id of the previous image; ignored, since the new image replaces it anyway. */
  imageId: z.exactOptional(z.string().check(z.maxLength(64))),
});
