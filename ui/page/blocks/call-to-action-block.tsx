import type { CallToActionBlock } from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './call-to-action-block.module.css';

interface Props {
  block: CallToActionBlock;
  page: RenderContext;
}

export function CallToActionView({ block, page }: Props) {
  return (
    <div className={styles.action}>
      {block.icon && (
        <span className={styles.icon}>
          <ContentIcon name={block.icon} />
        </span>
      )}
      <div className={styles.words}>
        <BlockTitle block={block} page={page} />
        <BlockText owner={block} page={page} />
      </div>
      <BlockLink block={block} page={page} look="primary" />
    </div>
  );
}
