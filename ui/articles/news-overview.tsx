import { startOverview, tagSlug, toggleTag } from '@fairdesk/core/articles';
import type { NewsOverviewBlock } from '@fairdesk/core/page';
import { EmptyState } from '../shared/empty-state.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import type { ArticleCardData, ArticlePageData } from './article-card-data.ts';
import styles from './news.module.css';
import { addressWith, type NewsQuery, sourceOf } from './news-address.ts';
import { NewsCard } from './news-card.tsx';

interface Props {
  block: NewsOverviewBlock;
  /** The current page, with all tags to filter by. */
  articles: ArticlePageData & { readonly choices: readonly string[] };
  /** The address of this page: `/nl/aqua/news`. */
  address: string;
  labels: ServerLabels;
}

/**
 * A page of news; the script loads the next ones while the reader scrolls. Source: site spec §2 "News
 * overview".
 */
export function NewsOverview({ block, articles, address, labels }: Props) {
  const { t } = labels;
  const { cards, tags, choices } = articles;
  const isOfTag = block.tag !== '';
  const chosen = isOfTag ? [] : tags;
  return (
    <news-list
      data-source={sourceOf(address, chosen)}
      data-page={articles.page}
      data-next={String(articles.hasNext)}
      data-tags={tags.join(',')}
      data-added={t('articles-added')}
      class={styles.news}
    >
      {isOfTag ? (
        <p>
          <a href={block.home.href}>{t('articles-all')}</a>
        </p>
      ) : (
        choices.length > 0 && <Topics choices={choices} tags={chosen} address={address} labels={labels} />
      )}
      {cards.length === 0 && (
        <EmptyState text={t(tags.length > 0 ? 'articles-none-of-topic' : 'articles-none')}>
          {chosen.length > 0 && <a href={address}>{t('articles-all')}</a>}
        </EmptyState>
      )}
      <ul className={styles.cards} data-cards>
        {cards.map((card) => (
          <NewsCard key={card.href} card={card} />
        ))}
      </ul>
      <template>
        <NewsCard card={BLANK} />
      </template>
      <p role="status" className="visually-hidden" />
      <Pages
        query={{ page: articles.page, tags: chosen }}
        hasNext={articles.hasNext}
        address={address}
        labels={labels}
      />
    </news-list>
  );
}

/** The template that the script fills for each further article. */
const BLANK: ArticleCardData = {
  title: '',
  href: '#',
  day: '',
  dateText: '',
  image: { src: 'data:,' },
  tags: [{ text: '', href: '#' }],
};

interface TopicsProps {
  choices: readonly string[];
  tags: readonly string[];
  address: string;
  labels: ServerLabels;
}

/** Tag filters; selecting or deselecting one restarts the list at its first page. */
function Topics({ choices, tags, address, labels: { t } }: TopicsProps) {
  const after = (slug: string): NewsQuery => ({
    page: 1,
    tags: toggleTag({ ...startOverview(), tags }, slug).tags,
  });
  return (
    <nav aria-label={t('articles-topics')}>
      <ul className={styles.topics}>
        {choices.map((tag) => {
          const slug = tagSlug(tag);
          return (
            <li key={slug}>
              <a
                href={addressWith(address, after(slug))}
                rel="nofollow"
                aria-current={tags.includes(slug) ? 'true' : undefined}
              >
                {tag}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PagesProps {
  query: NewsQuery;
  hasNext: boolean;
  address: string;
  labels: ServerLabels;
}

/** Links between pages, for use without scrolling. */
function Pages({ query: { page, tags }, hasNext, address, labels: { t } }: PagesProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={t('articles-pages')} className={styles.pages}>
      {page > 1 && (
        <a href={addressWith(address, { page: page - 1, tags })} rel="prev">
          {t('articles-newer')}
        </a>
      )}
      {hasNext && (
        <a href={addressWith(address, { page: page + 1, tags })} rel="next">
          {t('articles-more')}
        </a>
      )}
    </nav>
  );
}
