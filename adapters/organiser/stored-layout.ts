import { OpenedPageSchema } from '@fairdesk/core/editor';
import * as z from 'zod/mini';

/** The part of a page, as the layout service stores it, that documents are made of. */
const StoredLayoutSchema = z.looseObject({
  fields: z.record(z.string(), z.unknown()),
  placeholders: z.record(z.string(), z.array(z.unknown())),
});
export type StoredLayout = Pick<z.output<typeof StoredLayoutSchema>, 'fields' | 'placeholders'>;

/** A page open in the editor, as the layout service stores it. */
export const OpenedLayoutSchema = z.extend(z.omit(OpenedPageSchema, { document: true }), {
  layout: StoredLayoutSchema,
});

/** A version of a page, as the layout service stores it. */
export const PageVersionLayoutSchema = z.object({ layout: StoredLayoutSchema });
