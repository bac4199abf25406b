import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

const text = z.optional(z.string());

/** The language of texts; English by default. */
export const LanguageQuery = z.object({ language: z.optional(z.enum(LANGUAGES)) });

/** A table as CSV, the default, or XLSX, with its texts in a language. */
export const TableQuery = z.object({
  format: z.optional(z.enum(['csv', 'xlsx'])),
  language: z.optional(z.enum(LANGUAGES)),
});

/** A query of texts, each of which may be missing. */
export const texts = <Name extends string>(...names: readonly Name[]): z.ZodMiniObject =>
  z.object(Object.fromEntries(names.map((name) => [name, text])));

/** A query of texts that must be there. */
export const required = (...names: readonly string[]): z.ZodMiniObject =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])));

/** A list of items. */
export const listOf = (item: z.ZodMiniType): z.ZodMiniType => z.object({ items: z.array(item) });
