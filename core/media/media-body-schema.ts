import * as z from 'zod/mini';

/** Longer than any field may be: what is too long for its field is told by the rules, with its limit. */
const Text = z.string().check(z.maxLength(20_000));
const Id = z.string().check(z.minLength(1), z.maxLength(64));

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
  title: Text,
  description: Text,
  document_type: Text,
  sort_index: z.exactOptional(SortIndexTextSchema),
});

/** What the browser sends to change what is said of a document. */
export const DocumentChangeSchema = z.strictObject({
  title: Text,
  description: Text,
  type: Text,
  version: z.exactOptional(Id),
});

/** What the browser sends to save a video. */
export const VideoBodySchema = z.strictObject({
  id: z.exactOptional(Id),
  link: Text,
  title: z.exactOptional(Text),
  version: z.exactOptional(Id),
});
