import { z } from 'zod';

/** A stored page: what the import made of an authored one. Renderings are passed on as they are. */
export const Layout = z.object({
  name: z.string(),
  displayName: z.string(),
  fields: z.record(z.string(), z.unknown()),
  itemId: z.string(),
  templateName: z.string(),
  placeholders: z.record(z.string(), z.array(z.unknown())),
});
export type Layout = z.infer<typeof Layout>;

export const LayoutJson = z.string().transform((text): Layout => Layout.parse(JSON.parse(text)));

/** The part of a rendering that says what stands inside it. */
export const Nested = z.object({ placeholders: z.record(z.string(), z.array(z.unknown())) });
