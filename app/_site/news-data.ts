import 'server-only';
import { type Article, newsPage, relatedNews } from '@fairdesk/core/articles';
import { type NewsOverviewBlock, type Page, pageBlocks } from '@fairdesk/core/page';
import { pageIndexOf } from '@fairdesk/core/search';
import { type ArticleId, decodeAddress, type Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import type { ArticlesData, NewsByBlock, NewsMatches } from '#ui/page/fair-data.ts';
import { newsTopics } from './news-topics.ts';
import { unavailable } from './unavailable.ts';
import { withinDeadline } from './within-deadline.ts';

/** The requested page and tags of the news. */
export interface NewsQuery {
  readonly page: number;
  readonly tags: readonly string[];
}

/** Maximum number of selected tags. */
const NEWS_TAGS_MAX = 20;

/** The data of a page's news blocks; a list that misses the deadline is streamed. */
export const newsData = async (page: Page, search: string): Promise<NewsByBlock> => {
  const query = newsQueryOf(new URLSearchParams(search));
  const calls = pageBlocks(page).flatMap((block) => {
    if (block.kind === 'news-overview') return [[block.uid, findVisibleNews(page, block, query)] as const];
    if (block.kind !== 'related-news') return [];
    const slug = decodeAddress(page.path.slice(page.path.lastIndexOf('/') + 1));
    const related = articlesAt(page, block.home.path).map((articles) =>
      relatedOf(articles, slug, block.chosen),
    );
    return [[block.uid, related] as const];
  });
  const read = calls.map(async ([uid, call]) => {
    const articles = call.match((all): ArticlesData => all, unavailable);
    return [uid, (await withinDeadline(articles)) ?? articles] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};

/** A page beyond the last one, as of an old link, is the first one: there is news. */
const findVisibleNews = (
  page: Page,
  block: NewsOverviewBlock,
  query: NewsQuery,
): ResultAsync<NewsMatches, Failure> =>
  findNews(page, block, query).andThen((found) =>
    found.cards.length > 0 || query.page === 1
      ? okAsync(found)
      : findNews(page, block, { ...query, page: 1 }),
  );

/** The page of articles that a block displays for this query. */
export const findNews = (
  page: Page,
  { home, tag, matchesAll }: NewsOverviewBlock,
  query: NewsQuery,
): ResultAsync<NewsMatches, Failure> =>
  articlesAt(page, home.path).map((articles) => ({
    ...newsPage(articles, {
      page: query.page,
      tags: tag === '' ? query.tags : [tag],
      behaviour: matchesAll ? 'match all tags' : 'match at least one tag',
    }),
    choices: newsTopics(articles, page.language),
  }));

export const articlesAt = (
  { site, language }: Pick<Page, 'site' | 'language'>,
  path: string,
): ResultAsync<readonly Article[], Failure> => currentUseCases().articles.articles({ site, path, language });

const relatedOf = (
  articles: readonly Article[],
  slug: string,
  chosen: readonly ArticleId[],
): NewsMatches => ({
  page: 1,
  tags: [],
  cards: relatedNews(articles, slug, chosen),
  hasNext: false,
  choices: [],
});

/** Ignores invalid parameters: a mistyped address shows the first page. */
const newsQueryOf = (query: URLSearchParams): NewsQuery => ({
  page: pageIndexOf(query.get('page')) + 1,
  tags: tagsParam(query.get('tags') ?? ''),
});

/** Parses `water,pumps`, without duplicates. */
export const tagsParam = (tags: string): readonly string[] =>
  [...new Set(tags.split(',').filter((tag) => tag !== ''))].slice(0, NEWS_TAGS_MAX);
