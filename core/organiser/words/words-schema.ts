import * as z from 'zod/mini';
import { TextsSchema } from '../tasks/task-schema.ts';
import type { StoredWord } from './words.ts';

/** The texts of a fair for one key, as the server sends them. */
export const StoredWordSchema: z.ZodMiniType<StoredWord> = z.object({
  key: z.string(),
  phrases: TextsSchema,
});

/** All texts of a fair, as the server sends them. */
export const StoredWordsSchema = z.object({ items: z.array(StoredWordSchema) });

/** The body that saves the texts of a key. */
export const WordBodySchema = z.strictObject({
  word: z.strictObject({ key: z.string(), phrases: TextsSchema }),
  before: TextsSchema,
});
