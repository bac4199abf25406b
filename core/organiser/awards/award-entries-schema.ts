import * as z from 'zod/mini';
import { AnswerSchema } from '../../awards/index.ts';
import { BodyIdSchema, BodyTextSchema } from '../../media/index.ts';
import { NAME_MAX } from '../../shared/index.ts';
import {
  ENTRY_STATES,
  type EntryPage,
  type EntryPart,
  type ListedEntry,
  type OpenEntry,
} from './award-entries.ts';

const ListedEntrySchema: z.ZodMiniType<ListedEntry> = z.object({
  id: z.string(),
  product: z.string(),
  company: z.string(),
  categories: z.array(z.record(z.string(), z.string())),
  state: z.enum(ENTRY_STATES),
  revision: z.number(),
  at: z.string(),
});

/** A page of the entries of an award, as the server sends it. */
export const EntryPageSchema: z.ZodMiniType<EntryPage> = z.object({
  timeZone: z.string(),
  counts: z.object({ draft: z.number(), submitted: z.number() }),
  items: z.array(ListedEntrySchema),
  total: z.number(),
});

/** An entry with its answers, as the server sends it. */
export const OpenEntrySchema: z.ZodMiniType<OpenEntry> = z.object({
  entry: ListedEntrySchema,
  answers: z.array(AnswerSchema),
  reopened: z.optional(z.object({ reason: z.string(), at: z.string() })),
});

/** The next entries of an exported award, as the store sends them. */
export const EntryPartSchema: z.ZodMiniType<EntryPart> = z.object({
  entries: z.array(
    z.object({
      facts: z.record(z.string(), z.string()),
      answers: z.array(AnswerSchema),
      files: z.array(z.string()),
    }),
  ),
  next: z.optional(z.string()),
});

/** The filter in the query of an address. */
export const EntryFilterSchema = z.object({
  state: z.exactOptional(z.enum(ENTRY_STATES)),
  search: z.exactOptional(z.string().check(z.maxLength(NAME_MAX))),
  page: z.exactOptional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
});

/** The body that sets an entry back. */
export const EntrySetBackBodySchema = z.strictObject({
  id: BodyIdSchema,
  revision: z.number().check(z.nonnegative()),
  reason: BodyTextSchema,
});
