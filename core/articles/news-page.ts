import { matchesTags, type TagBehaviour } from '../search/index.ts';
import { type NewsCard, tagSlug } from './news-card.ts';
import type { LoadedPage } from './news-overview.ts';

/** How many articles a page of news holds. The number is ours. */
export const NEWS_PAGE_SIZE = 12;
/** How many related articles are shown. The number is ours. */
export const RELATED_SHOWN = 3;

/** Which page of the news is wanted, of which tags. */
export interface NewsListQuery {
  /** From 1. */
  readonly page: number;
  /** As addresses name them: `{@link tagSlug}`. */
  readonly tags: readonly string[];
  readonly behaviour: TagBehaviour;
}

/** One page of the articles with these tags, in the order they came in. Source: site spec §2 "News overview". */
export const newsPage = <Card extends Tagged>(
  articles: readonly Card[],
  { page, tags, behaviour }: NewsListQuery,
): LoadedPage<Card> => {
  const found = articles.filter((article) => matchesTags(behaviour, tags, article.tags.map(tagSlug)));
  const end = page * NEWS_PAGE_SIZE;
  return { page, tags, cards: found.slice(end - NEWS_PAGE_SIZE, end), hasNext: found.length > end };
};

/** The other articles that share most tags with one; of those that share as many, the first. */
export const relatedNews = <Card extends Tagged>(
  articles: readonly Card[],
  slug: string,
): readonly Card[] => {
  const own = articles.find((article) => article.slug === slug)?.tags ?? [];
  const shared = ({ tags }: Card): number => tags.filter((tag) => own.includes(tag)).length;
  return articles
    .filter((article) => article.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, RELATED_SHOWN);
};

type Tagged = Pick<NewsCard, 'slug' | 'tags'>;
