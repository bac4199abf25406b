import type { Block } from '@fairdesk/core/page';
import type { ReactElement } from 'react';
import type { Labels } from '../shared/translate.ts';
import { ContentCard } from './content-card.tsx';
import { isReading, type ReadingBlock } from './reads-only.ts';
import { RichTextView } from './rich-text-view.tsx';
import { UnknownBlockView } from './unknown-block-view.tsx';

interface Props {
  blocks: readonly Block[];
  editing: boolean;
  labels: Labels;
}

/** Blocks that need nothing but their text. */
export function ReadingBlocks({ blocks, ...rest }: Props) {
  return blocks
    .filter(isReading)
    .map((block) => <ReadingBlockView key={block.uid} block={block} {...rest} />);
}

function ReadingBlockView({
  block,
  editing,
  labels,
}: Omit<Props, 'blocks'> & { block: ReadingBlock }): ReactElement | null {
  switch (block.kind) {
    case 'rich-text':
      return <RichTextView block={block} />;
    case 'content-card':
      return <ContentCard block={block} labels={labels} />;
    case 'unknown':
      return editing ? <UnknownBlockView block={block} labels={labels} /> : null;
  }
}
