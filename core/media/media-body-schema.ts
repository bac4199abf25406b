import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema } from './body-field-schema.ts';

/** A place in a list: above 0, and far from where numbers lose their fractions. */
const MOST_PLACE = 1_000_000_000;

/** Such a place. */
export const SortIndexSchema = z.number().check(z.positive(), z.maximum(MOST_PLACE));

/** A place as a form carries it. */
export const SortIndexTextSchema = z.pipe(
  z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?(e-?\d{1,2})?$/)),
  z.pipe(z.transform(Number), SortIndexSchema),
);

/** The texts of a form that brings a document. Source: portal spec §3 "Document. Upload fields". */
export const DocumentFormSchema = z.strictObject({
  title: BodyTextSchema,
  description: BodyTextSchema,
  document_type: BodyTextSchema,
  sort_index: z.exactOptional(SortIndexTextSchema),
});

/** What the browser sends to change what is said of a document. */
export const DocumentChangeSchema = z.strictObject({
  title: BodyTextSchema,
  description: BodyTextSchema,
  type: BodyTextSchema,
  version: z.exactOptional(BodyIdSchema),
});

/** What the browser sends to save a video. */
export const VideoBodySchema = z.strictObject({
  id: z.exactOptional(BodyIdSchema),
  link: BodyTextSchema,
  title: z.exactOptional(BodyTextSchema),
  version: z.exactOptional(BodyIdSchema),
});
