import type { Block, ContentBlock } from '@fairdesk/core/page';
import type { ReactElement } from 'react';
import { ContentCardView } from './blocks/content-card-block.tsx';
import { RichTextView } from './blocks/rich-text-block.tsx';
import { UnknownBlockView } from './blocks/unknown-block.tsx';
import type { Drawing, ViewOf } from './drawing.ts';

type Views = { readonly [Kind in ContentBlock['kind']]: ViewOf<Kind> };

/** The view of every block that anybody may see; a kind without one does not compile. */
const VIEWS: Views = {
  'content-card': ContentCardView,
  'rich-text': RichTextView,
  unknown: UnknownBlockView,
};

/** Whether a block reacts to nothing and knows nobody. */
export const isContent = (block: Block): block is ContentBlock => Object.hasOwn(VIEWS, block.kind);

interface Props {
  block: ContentBlock;
  page: Drawing;
}

export function ContentView({ block, page }: Props): ReactElement | null {
  // The view found under a block's own kind takes that block.
  const View = VIEWS[block.kind] as (props: Props) => ReactElement | null;
  return <View block={block} page={page} />;
}
