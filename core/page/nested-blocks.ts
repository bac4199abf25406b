import { AREAS, type Area } from './areas.ts';
import type { Block } from './block.ts';

/** The maximum nesting depth of blocks; deeper ones are dropped. The number is ours. */
export const NESTING_MAX = 20;

/** Flattens blocks and all their nested blocks, in reading order. */
export const withNested = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [
    block,
    ...('placeholders' in block ? block.placeholders.flatMap((place) => withNested(place.blocks)) : []),
  ]);

/** Every block of a page in all of its areas, with nested ones, in the order of the page. */
export const pageBlocks = (page: Readonly<Record<Area, readonly Block[]>>): readonly Block[] =>
  AREAS.flatMap((area) => withNested(page[area]));

/** Whether a block of the page renders the page's own heading, so that the title is not repeated. */
export const hasOwnHeading = ({ main }: { readonly main: readonly Block[] }): boolean =>
  withNested(main).some(
    (block) =>
      block.kind === 'exhibitor' ||
      block.kind === 'news-article' ||
      ('title' in block && block.title !== '' && showsHeading(block)),
  );

const showsHeading = ({ look }: Block): boolean => look?.heading === 'h1' && !look.hidesTitle;
