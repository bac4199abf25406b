import type { Block } from './block.ts';

/** How deep blocks may stand in blocks; what is deeper is left out. The number is ours. */
export const NESTING_MAX = 20;

/** These blocks and all that stand within them, in reading order. */
export const withNested = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [
    block,
    ...('placeholders' in block ? block.placeholders.flatMap((place) => withNested(place.blocks)) : []),
  ]);

/** Whether one of a page's blocks carries the page's own heading, so that its title is not said twice. */
export const hasOwnHeading = ({ main }: { readonly main: readonly Block[] }): boolean =>
  withNested(main).some(
    (block) =>
      block.kind === 'exhibitor' ||
      block.kind === 'news-article' ||
      ('title' in block && block.title !== '' && showsHeading(block)),
  );

const showsHeading = ({ look }: Block): boolean => look?.heading === 'h1' && !look.hidesTitle;
