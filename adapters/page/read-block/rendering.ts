import type { Block, EditMode } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import { type Fields, fieldsOf, isRecord } from '../../shared/layout/fields.ts';
import type { Place } from '../field-values.ts';

/** A rendering of a placeholder; invalid parts are empty. */
export const Rendering = z.object({
  uid: z.catch(z.string(), ''),
  componentName: z.string(),
  /** A path or an id; absent for a block without a data source. */
  dataSource: z.catch(z.optional(z.string()), undefined),
  params: z.catch(z.custom<Fields>(isRecord), {}),
  fields: z.pipe(z.optional(z.unknown()), z.transform(fieldsOf)),
  placeholders: z.catch(z.custom<Fields>(isRecord), {}),
});
export type Rendering = z.infer<typeof Rendering>;

/** The context for reading a block, beside its rendering. */
export interface Reading extends Place {
  /** Absent unless the page is open in the editor. */
  readonly editMode: EditMode | undefined;
  /** The item id of the page. */
  readonly itemId: string;
  /** The hosts allowed in frames. */
  readonly frameHosts: readonly string[];
  /** Cookie names that blocks must not use. */
  readonly cookieNames: readonly string[];
  /** Unique within a page. */
  readonly uniqueUid: (uid: string) => string;
  /** Reads a nested placeholder of the current block. */
  readonly blocksOf: (entries: unknown) => readonly Block[];
}

/** Reads renderings of one name into blocks. */
export type ReadBlock = (rendering: Rendering, reading: Reading) => Block;

/** A parameter; empty when absent. */
export const paramOf = ({ params }: Pick<Rendering, 'params'>, name: string): string => {
  const value = Object.hasOwn(params, name) ? params[name] : '';
  return typeof value === 'string' ? value : '';
};

/** The variant that an editor chose, in lower case: `landscape`; defaults to `default`. */
export const variantOf = (rendering: Rendering): string =>
  (paramOf(rendering, 'FieldNames') || 'Default').toLowerCase();
