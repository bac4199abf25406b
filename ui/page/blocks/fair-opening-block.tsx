import type { FairOpeningBlock } from '@fairdesk/core/page';
import { EventFacts } from '../event-facts.tsx';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { EditableLine } from '../parts/editable-line.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './fair-opening-block.module.css';

interface Props {
  block: FairOpeningBlock;
  page: RenderContext;
}

/** What the fair is, when and where, and the two ways in; the dates and the place are those of the event. */
export function FairOpeningView({ block, page }: Props) {
  const { event, labels } = page;
  const { link: _link, secondLink, ...rest } = block;
  const second = { ...rest, ...(secondLink && { link: secondLink }) };
  return (
    <div className={styles.opening}>
      <BlockImage block={block} page={page} sizes="(width >= 68rem) 68rem, 100vw" className={styles.image} />
      <div className={styles.words}>
        {event && <EventFacts event={event} labels={labels} />}
        <BlockTitle block={block} page={page} className={styles.title} />
        <EditableLine
          owner={block}
          of="subTitle"
          text={block.subTitle}
          page={page}
          className={styles.subTitle}
        />
        <p className={styles.ways}>
          <BlockLink block={block} page={page} look="primary" />
          <BlockLink block={second} page={page} of="secondLink" />
        </p>
      </div>
    </div>
  );
}
