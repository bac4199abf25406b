import type { RichTextBlock } from '@fairdesk/core/page';
import type { Drawing } from '../drawing.ts';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from '../reading.module.css';

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
