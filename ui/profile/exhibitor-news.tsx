import type { PublicNews } from '@fairdesk/core/profile';
import disclosure from '../shared/disclosure.module.css';
import { Picture } from '../shared/picture.tsx';
import { RichText } from '../shared/rich-text.tsx';
import { dayText } from '../shared/texts/format.ts';
import { Moment } from '../shared/texts/moment.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './exhibitor-view.module.css';

interface Props {
  news: readonly PublicNews[];
  labels: ServerLabels;
}

/** The news of a company; each item expands. */
export function ExhibitorNews({ news, labels: { t, language } }: Props) {
  if (news.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('exhibitor-news')}</h2>
      {news.map(({ id, header, introduction, text, author, date, image }) => (
        <article key={id} id={id} className={styles.news}>
          {date && <Moment of={date}>{dayText(date, language)}</Moment>}
          <h3 dir="auto">{header}</h3>
          <p dir="auto">{introduction}</p>
          <details>
            <summary className={disclosure.summary}>{t('exhibitor-product-more', { name: header })}</summary>
            {image && <Picture src={image.url} alt={image.title} loading="lazy" />}
            <RichText html={text} />
            {author && <p className={styles.soft}>{t('exhibitor-news-by', { author })}</p>}
          </details>
        </article>
      ))}
    </section>
  );
}
