import type { CardBlock } from '@fairdesk/core/page';
import { BlockImage } from '../parts/block-image.tsx';
import { CardWords } from '../parts/card-words.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './card-block.module.css';

interface Props {
  block: CardBlock;
  page: RenderContext;
}

export function CardView({ block, page }: Props) {
  return (
    <article className={styles.card} data-link={(block.isLink && block.link !== undefined) || undefined}>
      <BlockImage
        block={block}
        page={page}
        sizes="(width >= 60rem) 22rem, (width >= 40rem) 50vw, 100vw"
        className={styles.image}
      />
      <CardWords block={block} page={page} />
    </article>
  );
}
