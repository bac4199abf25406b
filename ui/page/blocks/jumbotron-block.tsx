import type { JumbotronBlock } from '@fairdesk/core/page';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { EditableLine } from '../parts/editable-line.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './jumbotron-block.module.css';

interface Props {
  block: JumbotronBlock;
  page: RenderContext;
}

export function JumbotronView({ block, page }: Props) {
  return (
    <div className={styles.jumbotron}>
      <div className={styles.words}>
        <BlockTitle block={block} page={page} className={styles.title} />
        <EditableLine
          owner={block}
          of="subTitle"
          text={block.subTitle}
          page={page}
          className={styles.subTitle}
        />
        <BlockText owner={block} page={page} />
        <BlockLink block={block} page={page} look="primary" />
      </div>
      <BlockImage block={block} page={page} sizes="(width >= 60rem) 36rem, 100vw" className={styles.image} />
    </div>
  );
}
