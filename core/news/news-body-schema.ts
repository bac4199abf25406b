import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema, SortIndexSchema } from '../media/index.ts';
import type { PerField } from '../shared/index.ts';
import type { NewsForm } from './news-item.ts';

/** The request body that saves a news item. */
export const NewsBodySchema = z.strictObject({
  id: z.exactOptional(BodyIdSchema),
  version: z.exactOptional(BodyIdSchema),
  header: BodyTextSchema,
  introduction: BodyTextSchema,
  text: BodyTextSchema,
  author: BodyTextSchema,
  authorEmail: BodyTextSchema,
  url: BodyTextSchema,
  validFrom: BodyTextSchema,
  validTo: BodyTextSchema,
  sortIndex: z.exactOptional(SortIndexSchema),
} satisfies PerField<NewsForm>);

/** The text fields of a form that uploads the image of a news item. */
export const NewsImageFormSchema = z.strictObject({
  title: BodyTextSchema,
  /** The id of the previous image; ignored, since the new image replaces it anyway. */
  imageId: z.exactOptional(z.string().check(z.maxLength(64))),
});
