import type { BlockPlaceholder } from '@fairdesk/core/page';
import type { Reading, Rendering } from './rendering.ts';

/** Every placeholder of a rendering, in order. */
export const placeholdersOf = ({ placeholders }: Rendering, reading: Reading): readonly BlockPlaceholder[] =>
  Object.entries(placeholders).map(([key, entries]) => ({ key, blocks: reading.blocksOf(entries) }));
