import type { BorderedBlock } from '@fairdesk/core/page';
import type { Drawing } from '../drawing.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import styles from './bordered-block.module.css';

interface Props {
  block: BorderedBlock;
  page: Drawing;
}

export function BorderedView({ block, page }: Props) {
  return (
    <div className={styles.box}>
      {block.label && (
        <p className={styles.label}>
          <Editable owner={block} of="label" page={page}>
            {block.label}
          </Editable>
        </p>
      )}
      <BlockTitle block={block} page={page} />
      <BlockText owner={block} page={page} />
      <BlockLink block={block} page={page} />
    </div>
  );
}
