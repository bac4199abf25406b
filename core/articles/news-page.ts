import { matchesTags, type TagBehaviour } from '../search/index.ts';
import type { ArticleId } from '../shared/index.ts';
import { type NewsCard, tagSlug } from './news-card.ts';
import type { LoadedPage } from './news-overview.ts';

/** The page size of the news list. The number is ours. */
export const NEWS_PAGE_SIZE = 12;
/** The maximum number of related articles that no editor chose. The number is ours. */
export const RELATED_SHOWN = 3;

/** A request for one page of the news, filtered by tags. */
export interface NewsListQuery {
  /** From 1; a lower one counts as the first. */
  readonly page: number;
  /** As slugs: `{@link tagSlug}`. */
  readonly tags: readonly string[];
  readonly behaviour: TagBehaviour;
}

/** One page of the articles with these tags, in their given order. Source: site spec §2 "News overview". */
export const newsPage = <Card extends Tagged>(
  articles: readonly Card[],
  query: NewsListQuery,
): LoadedPage<Card> => {
  const { tags, behaviour } = query;
  const page = Math.max(1, Math.trunc(query.page) || 1);
  const matches = articles.filter((article) => matchesTags(behaviour, tags, article.tags.map(tagSlug)));
  const end = page * NEWS_PAGE_SIZE;
  return { page, tags, cards: matches.slice(end - NEWS_PAGE_SIZE, end), hasNext: matches.length > end };
};

/**
 * The articles that an editor chose for an article, each once, in that order; without one of them, the other articles that share
 * the most tags with it, where ties keep their order.
 */
export const relatedNews = <Card extends Tagged>(
  articles: readonly Card[],
  slug: string,
  chosen: readonly ArticleId[] = [],
): readonly Card[] => {
  const selected = [...new Set(chosen)].flatMap(
    (id) => articles.find((article) => article.id === id && article.slug !== slug) ?? [],
  );
  return selected.length > 0 ? selected : similarNews(articles, slug);
};

const similarNews = <Card extends Tagged>(articles: readonly Card[], slug: string): readonly Card[] => {
  const own = articles.find((article) => article.slug === slug)?.tags ?? [];
  const shared = ({ tags }: Card): number => tags.filter((tag) => own.includes(tag)).length;
  return articles
    .filter((article) => article.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, RELATED_SHOWN);
};

type Tagged = Pick<NewsCard, 'slug' | 'tags'> & { readonly id?: ArticleId };
