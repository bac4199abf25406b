import { type ContentCardBlock, slashedDay } from '@fairdesk/core/page';
import { dayText } from '../../shared/texts/format.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle, titleId } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import styles from '../reading.module.css';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: ContentCardBlock;
  page: RenderContext;
}

/** A picture beside a text. Portal spec §2 "Content-block card". */
export function ContentCardView({ block, page }: Props) {
  const { uid, date, title, look } = block;
  const isNamed = title !== '' && !look?.hidesTitle;
  return (
    <article className={styles.card} {...(isNamed ? { 'aria-labelledby': titleId(uid) } : {})}>
      <BlockImage block={block} page={page} sizes="(width >= 48rem) 27rem, 100vw" />
      <div className={styles.text}>
        {(date || page.state === 'edit') && (
          <Editable owner={block} of="date" page={page} isEmpty={date === ''}>
            <CardDate date={date} labels={page.labels} />
          </Editable>
        )}
        <BlockTitle block={block} page={page} isName />
        <BlockText owner={block} page={page} />
        <BlockLink block={block} page={page} />
      </div>
    </article>
  );
}

/** A date that was entered as text is displayed as `2026/11/20`. Site spec §4 "Date string". */
function CardDate({ date, labels }: { date: string; labels: Labels }) {
  const slashed = slashedDay(date);
  return (
    <Moment of={slashed.replaceAll('/', '-')}>
      {slashed === date ? dayText(date, labels.language) : slashed}
    </Moment>
  );
}
