import * as z from 'zod/mini';
import { SortIndexSchema } from '../media/index.ts';

/** Longer than any field may be: what is too long for its field is told by the rules, with its limit. */
const Text = z.string().check(z.maxLength(20_000));
const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** What the browser sends to save a news item. */
export const NewsBodySchema = z.strictObject({
  id: z.exactOptional(Id),
  version: z.exactOptional(Id),
  header: Text,
  introduction: Text,
  text: Text,
  author: Text,
  authorEmail: Text,
  url: Text,
  validFrom: Text,
  validTo: Text,
  sortIndex: z.exactOptional(SortIndexSchema),
});

/** The texts of a form that brings the image of a news item. */
export const NewsImageFormSchema = z.strictObject({ title: Text });
