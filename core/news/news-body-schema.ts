import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema, SortIndexSchema } from '../media/index.ts';

/** What the browser sends to save a news item. */
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
});

/** The texts of a form that brings the image of a news item. */
export const NewsImageFormSchema = z.strictObject({
  title: BodyTextSchema,
  /** Of the image before, which the new one replaces anyway. */
  imageId: z.exactOptional(z.string().check(z.maxLength(64))),
});
