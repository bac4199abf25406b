import * as z from 'zod/mini';
import { validItems } from '../shared/valid-items.ts';

const NO_CONTEXT = { pageEditing: false, pageState: '', editMode: '', itemPath: '', languages: [] };

const Fields = z.catch(z.record(z.string(), z.unknown()), {});

/** The parts of a layout that a page is built from. */
export const Layout = z.object({
  sitecore: z.object({
    context: z.catch(
      z.object({
        pageEditing: z.catch(z.boolean(), false),
        pageState: z.catch(z.string(), ''),
        editMode: z.catch(z.string(), ''),
        itemPath: z.catch(z.string(), ''),
        languages: validItems(z.string()),
      }),
      NO_CONTEXT,
    ),
    /** An answer for a missing page may also leave it out. */
    route: z.nullish(
      z.object({
        itemId: z.catch(z.string(), ''),
        name: z.catch(z.string(), ''),
        displayName: z.catch(z.string(), ''),
        itemVersion: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
        itemLanguage: z.catch(z.string(), ''),
        fields: Fields,
        placeholders: z.catch(z.record(z.string(), z.unknown()), {}),
      }),
    ),
  }),
});
export type Layout = z.infer<typeof Layout>;

/** The layout of a missing page. */
export const NO_LAYOUT: Layout = {
  sitecore: { context: NO_CONTEXT, route: null },
};
