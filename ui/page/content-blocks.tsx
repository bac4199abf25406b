import { type BlockPlaceholder, type ContentBlock, isContentBlock } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import { ContentView } from './content-view.tsx';
import { BlockList, BlockListMarkup } from './parts/block-list.tsx';
import type { RenderContext } from './render-context.ts';

interface Props {
  place: BlockPlaceholder;
  /** The block that contains the placeholder; absent for a placeholder of the page itself. */
  owner?: string;
  /** Stands after the first block. */
  heading?: ReactNode;
  page: Omit<RenderContext, 'render'>;
}

/** The blocks of a placeholder on a page without React in the browser. */
export function ContentBlocks({ place, owner, heading, page: { markupOf, ...page } }: Props) {
  const drawing: RenderContext = {
    ...page,
    render: (nested, uid) => <ContentBlocks place={nested} owner={uid} page={page} />,
  };
  const blocks = place.blocks.filter(isContentBlock);
  const viewOf = (block: ContentBlock) => <ContentView key={block.uid} block={block} page={drawing} />;
  if (markupOf && blocks.length > 0)
    return <BlockListMarkup html={blocks.map((block) => markupOf(block, viewOf(block))).join('')} />;
  return (
    <BlockList place={place} owner={owner} page={page}>
      {blocks.slice(0, 1).map(viewOf)}
      {heading}
      {blocks.slice(1).map(viewOf)}
    </BlockList>
  );
}
