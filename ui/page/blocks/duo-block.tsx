import type { DuoBlock } from '@fairdesk/core/page';
import { Fragment } from 'react';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './duo-block.module.css';

interface Props {
  block: DuoBlock;
  page: RenderContext;
}

export function DuoView({ block, page }: Props) {
  const { uid, textSide, placeholders } = block;
  return (
    <div className={styles.duo} data-text={textSide}>
      <div className={styles.words}>
        <BlockTitle block={block} page={page} className={styles.title} />
        <BlockText owner={block} page={page} />
      </div>
      {placeholders.length > 0 ? (
        <div>
          {placeholders.map((place) => (
            <Fragment key={place.key}>{page.render(place, uid)}</Fragment>
          ))}
        </div>
      ) : (
        <BlockImage
          block={block}
          page={page}
          sizes="(width >= 52rem) 32rem, 100vw"
          className={styles.image}
        />
      )}
    </div>
  );
}
