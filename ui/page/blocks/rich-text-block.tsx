import type { RichTextBlock } from '@fairdesk/core/page';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from '../reading.module.css';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: RichTextBlock;
  page: RenderContext;
}

export function RichTextView({ block, page }: Props) {
  return (
    <div className={styles.text}>
      <BlockTitle block={block} page={page} />
      <BlockText owner={block} page={page} />
    </div>
  );
}
