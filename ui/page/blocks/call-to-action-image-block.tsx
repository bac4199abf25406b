import type { CallToActionImageBlock } from '@fairdesk/core/page';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './call-to-action-image-block.module.css';

interface Props {
  block: CallToActionImageBlock;
  page: RenderContext;
}

/**
 * The text is on a sheet over the picture, because its contrast on an arbitrary picture cannot be guaranteed.
 */
export function CallToActionImageView({ block, page }: Props) {
  const isPlain = block.image === undefined && page.state !== 'edit';
  return (
    <div
      className={styles.action}
      data-centred={block.isCentred || undefined}
      data-plain={isPlain || undefined}
    >
      <BlockImage block={block} page={page} sizes="(width >= 68rem) 68rem, 100vw" className={styles.image} />
      <div className={styles.sheet}>
        <BlockTitle block={block} page={page} />
        <BlockText owner={block} page={page} />
        <BlockLink block={block} page={page} look="primary" />
      </div>
    </div>
  );
}
