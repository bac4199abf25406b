import { type BlockPlaceholder, isContentBlock } from '@fairdesk/core/page';
import { ContentView } from './content-view.tsx';
import { BlockList } from './parts/block-list.tsx';
import type { RenderContext } from './render-context.ts';

interface Props {
  place: BlockPlaceholder;
  /** The block that contains the placeholder; absent for a placeholder of the page itself. */
  owner?: string;
  page: Omit<RenderContext, 'render'>;
}

/** The blocks of a placeholder on a page without React in the browser. */
export function ContentBlocks({ place, owner, page }: Props) {
  const drawing: RenderContext = {
    ...page,
    render: (nested, uid) => <ContentBlocks place={nested} owner={uid} page={page} />,
  };
  return (
    <BlockList place={place} owner={owner} page={page}>
      {place.blocks.filter(isContentBlock).map((block) => (
        <ContentView key={block.uid} block={block} page={drawing} />
      ))}
    </BlockList>
  );
}
