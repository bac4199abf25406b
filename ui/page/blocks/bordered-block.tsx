import type { BorderedBlock } from '@fairdesk/core/page';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { EditableLine } from '../parts/editable-line.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './bordered-block.module.css';

interface Props {
  block: BorderedBlock;
  page: RenderContext;
}

export function BorderedView({ block, page }: Props) {
  return (
    <div className={styles.box}>
      {block.label !== undefined && (
        <EditableLine owner={block} of="label" text={block.label} page={page} className={styles.label} />
      )}
      <BlockTitle block={block} page={page} />
      <BlockText owner={block} page={page} />
      {block.hasButton && <BlockLink block={block} page={page} />}
    </div>
  );
}
