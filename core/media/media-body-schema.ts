import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema } from './body-field-schema.ts';

/** The farthest position from 0: far below the numbers that lose their fractions. */
const MOST_PLACE = 1_000_000_000;

/** A position in a list; negative above an item at 0. */
export const SortIndexSchema = z.number().check(z.minimum(-MOST_PLACE), z.maximum(MOST_PLACE));

/** A position sent as form text. */
export const SortIndexTextSchema = z.pipe(
  z.string().check(z.maxLength(40), z.regex(/^-?\d+(\.\d+)?(e-?\d{1,2})?$/)),
  z.pipe(z.transform(Number), SortIndexSchema),
);

/** The text fields of a form that uploads a document. Source: portal spec §3 "Document. Upload fields". */
export const DocumentFormSchema = z.strictObject({
  title: BodyTextSchema,
  description: z._default(BodyTextSchema, ''),
  document_type: BodyTextSchema,
  sort_index: z.exactOptional(SortIndexTextSchema),
});

/** The request body that changes a document's title, description or type. */
export const DocumentChangeSchema = z.strictObject({
  title: BodyTextSchema,
  description: BodyTextSchema,
  type: BodyTextSchema,
  version: z.exactOptional(BodyIdSchema),
});

/** The request body that saves a video. */
export const VideoBodySchema = z.strictObject({
  id: z.exactOptional(BodyIdSchema),
  link: BodyTextSchema,
  title: z.exactOptional(BodyTextSchema),
  version: z.exactOptional(BodyIdSchema),
});
