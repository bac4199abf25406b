import type { Block } from '@fairdesk/core/page';
import { ContentView, isContent } from './content-view.tsx';
import type { Drawing } from './drawing.ts';

interface Props {
  blocks: readonly Block[];
  page: Omit<Drawing, 'draw'>;
}

/** Blocks of a page that only reads, one after the other. */
export function ContentBlocks({ blocks, page }: Props) {
  const drawing: Drawing = { ...page, draw: (nested) => <ContentBlocks blocks={nested} page={page} /> };
  return blocks
    .filter(isContent)
    .map((block) => <ContentView key={block.uid} block={block} page={drawing} />);
}
