import type { RelatedNewsBlock } from '@fairdesk/core/page';
import { articleCardData } from '../../articles/article-card-data.ts';
import { Link } from '../../shared/link.tsx';
import { Picture } from '../../shared/picture.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import type { ArticlesData } from '../fair-data.ts';
import { BlockTitle, titleId } from '../parts/block-title.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './related-news-block.module.css';

interface Props {
  block: RelatedNewsBlock;
  page: RenderContext;
}

/** Articles on the same topics. Visitors see nothing when they cannot be loaded. */
export function RelatedNewsView({ block, page }: Props) {
  const news = page.fair?.news?.[block.uid];
  if (news === undefined) return page.state === 'edit' ? <BlockTitle block={block} page={page} /> : null;
  return news instanceof Promise ? (
    <LateNews news={news} block={block} page={page} />
  ) : (
    <Related news={news} block={block} page={page} />
  );
}

async function LateNews({ news, ...rest }: Props & { news: Promise<ArticlesData> }) {
  return <Related news={await news} {...rest} />;
}

function Related({ news, block, page }: Props & { news: ArticlesData }) {
  if (news === 'unavailable' || news.cards.length === 0) return null;
  const { language, t } = page.labels;
  const named = { ...block, title: block.title || t('articles-related') };
  return (
    <section className={styles.related} aria-labelledby={titleId(block.uid)}>
      <BlockTitle block={named} page={page} isName />
      <ul>
        {news.cards.map((article) => {
          const { title, href, day, dateText, image } = articleCardData(article, block.home, language);
          return (
            <li key={href} className={styles.row}>
              {image && <Picture {...image} alt="" sizes="4rem" loading="lazy" />}
              <p>
                <Link href={href}>{title}</Link>
                <Moment of={day}>{dateText}</Moment>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
