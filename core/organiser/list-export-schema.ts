import * as z from 'zod/mini';

/** The next rows of an exported list, as the store sends them. */
export const ListPartSchema = z.object({
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  next: z.optional(z.string()),
});
