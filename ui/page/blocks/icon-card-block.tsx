import type { IconCardBlock } from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { CardWords } from '../parts/card-words.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './card-block.module.css';

interface Props {
  block: IconCardBlock;
  page: RenderContext;
}

export function IconCardView({ block, page }: Props) {
  return (
    <article className={styles.card} data-link={(block.isLink && block.link !== undefined) || undefined}>
      <span className={styles.icon}>
        <ContentIcon name={block.icon} />
      </span>
      <CardWords block={block} page={page} />
    </article>
  );
}
