import { z } from 'zod';

/** A stored page: the import's output for an authored page. Renderings are passed through unchanged. */
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

/** The part of a rendering that lists its nested renderings. */
export const Nested = z.object({ placeholders: z.record(z.string(), z.array(z.unknown())) });

/** A stored page; `undefined` when it cannot be read: content of an earlier version of the product may be invalid. */
export const layoutIn = (text: string | null | undefined): Layout | undefined => {
  try {
    return Layout.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
};
