import type { Block, EditMode } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import type { Place } from '../field-values.ts';
import { fieldsOf } from '../fields.ts';

/** One rendering of a placeholder; whatever of it cannot be read is empty. */
export const Rendering = z.object({
  uid: z.catch(z.string(), ''),
  componentName: z.string(),
  /** A path or an id; absent where the block takes none. */
  dataSource: z.catch(z.optional(z.string()), undefined),
  params: z.catch(z.record(z.string(), z.unknown()), {}),
  fields: z.pipe(z.optional(z.unknown()), z.transform(fieldsOf)),
  placeholders: z.catch(z.record(z.string(), z.unknown()), {}),
});
export type Rendering = z.infer<typeof Rendering>;

/** What a block is read with besides its own rendering. */
export interface Reading extends Place {
  /** Absent unless the page is open in the editor. */
  readonly editMode: EditMode | undefined;
  /** Of the page. */
  readonly itemId: string;
  /** The sites that may be shown within a page. */
  readonly frameHosts: readonly string[];
  /** Names of cookies that no block may have for its own. */
  readonly cookieNames: readonly string[];
  /** Never the same twice on one page. */
  readonly uniqueUid: (uid: string) => string;
  /** The blocks of a placeholder within the block that is read. */
  readonly blocksOf: (entries: unknown) => readonly Block[];
}

/** Reads the renderings of one name into blocks. */
export type ReadBlock = (rendering: Rendering, reading: Reading) => Block;

/** A parameter; empty where there is none. */
export const paramOf = ({ params }: Pick<Rendering, 'params'>, name: string): string => {
  const value = Object.hasOwn(params, name) ? params[name] : '';
  return typeof value === 'string' ? value : '';
};

/** The variant an editor chose, in small letters: `landscape`; `default` where none was. */
export const variantOf = (rendering: Rendering): string =>
  (paramOf(rendering, 'FieldNames') || 'Default').toLowerCase();
