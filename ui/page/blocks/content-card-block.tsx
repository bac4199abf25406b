import type { ContentCardBlock } from '@fairdesk/core/page';
import { ButtonLink } from '../../shared/button.tsx';
import { dayText } from '../../shared/format.ts';
import { Moment } from '../../shared/moment.tsx';
import { Picture } from '../../shared/picture.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import type { Drawing } from '../drawing.ts';
import styles from '../reading.module.css';

interface Props {
  block: ContentCardBlock;
  page: Drawing;
}

/** A picture, and a text beside it. Portal spec §2 "Content-block card". */
export function ContentCardView({ block, page }: Props) {
  const { t, language } = page.labels;
  const { uid, image, date, title, html, link } = block;
  return (
    <article className={styles.card} {...(title ? { 'aria-labelledby': uid } : {})}>
      {image && <Picture src={image.src} alt={image.alt} loading="lazy" />}
      <div className={styles.text}>
        {date && <Moment of={date}>{dayText(date, language)}</Moment>}
        {title && <h2 id={uid}>{title}</h2>}
        <RichText html={html} />
        {link && (
          <ButtonLink look="quiet" href={link.href} target={link.target}>
            {link.text || t('read-more')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
