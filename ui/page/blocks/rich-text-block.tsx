import type { RichTextBlock } from '@fairdesk/core/page';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from '../reading.module.css';
import type { Drawing } from '../render-context.ts';

interface Props {
  block: RichTextBlock;
  page: Drawing;
}

export function RichTextView({ block, page }: Props) {
  return (
    <div className={styles.text}>
      <BlockTitle block={block} page={page} />
      <BlockText owner={block} page={page} />
    </div>
  );
}
