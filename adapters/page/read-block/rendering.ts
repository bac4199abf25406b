import type { Block } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import type { Place } from '../field-values.ts';

/** One rendering of a placeholder. `fields` may be absent or a list; then it has none by name. */
export const Rendering = z.object({
  uid: z.catch(z.string(), ''),
  componentName: z.string(),
  params: z.catch(z.record(z.string(), z.string()), {}),
  fields: z.catch(z.record(z.string(), z.unknown()), {}),
});
export type Rendering = z.infer<typeof Rendering>;

/** Reads the renderings of one name into blocks. */
export type ReadBlock = (rendering: Rendering, place: Place) => Block;
