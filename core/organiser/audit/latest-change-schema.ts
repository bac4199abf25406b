import * as z from 'zod/mini';

/** The latest change of a subject as the desk's API sends it; none for a subject without history. */
export const LatestChangeSchema = z.object({
  items: z.array(z.object({ actor: z.string(), at: z.string(), fields: z.optional(z.array(z.string())) })),
});
