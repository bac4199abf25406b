import type { ContentCardBlock } from '@fairdesk/core/page';
import { dayText } from '../../shared/format.ts';
import { Moment } from '../../shared/moment.tsx';
import type { Drawing } from '../drawing.ts';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle, titleId } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import styles from '../reading.module.css';

interface Props {
  block: ContentCardBlock;
  page: Drawing;
}

/** A picture, and a text beside it. Portal spec §2 "Content-block card". */
export function ContentCardView({ block, page }: Props) {
  const { uid, date, title } = block;
  return (
    <article className={styles.card} {...(title ? { 'aria-labelledby': titleId(uid) } : {})}>
      <BlockImage block={block} page={page} sizes="(width >= 48rem) 27rem, 100vw" />
      <div className={styles.text}>
        {(date || page.state === 'edit') && (
          <Editable owner={block} of="date" page={page} isEmpty={date === ''}>
            <Moment of={date}>{dayText(date, page.labels.language)}</Moment>
          </Editable>
        )}
        <BlockTitle block={block} page={page} />
        <BlockText owner={block} page={page} />
        <BlockLink block={block} page={page} />
      </div>
    </article>
  );
}
