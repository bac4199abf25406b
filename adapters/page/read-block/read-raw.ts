import { type Block, RAW_ELEMENTS } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import type { Reading } from './rendering.ts';

/**
 * An entry of a placeholder that is an element instead of a rendering: `{ name: "code", attributes, contents
 * }`.
 */
const Raw = z.object({
  name: z.enum(RAW_ELEMENTS),
  contents: z.catch(z.string(), ''),
  attributes: z.catch(z.record(z.string(), z.unknown()), {}),
});

/** The element as a block, accepted only from the editor. */
export const readRaw = (entry: unknown, { editMode, uniqueUid }: Reading): readonly Block[] => {
  if (editMode !== 'sent-markup') return [];
  const { data } = Raw.safeParse(entry);
  if (data === undefined) return [];
  const { name, contents, attributes } = data;
  const safeAttributes = Object.entries(attributes).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && isAttribute(pair[0]),
  );
  return [
    {
      kind: 'raw',
      uid: uniqueUid('raw'),
      element: name,
      attributes: Object.fromEntries(safeAttributes),
      contents,
    },
  ];
};

/** A valid HTML attribute name, excluding event handlers and names reserved by React. */
const isAttribute = (name: string): boolean => /^(?!on|ref$|children$)[a-z][a-z0-9_:.-]*$/.test(name);
