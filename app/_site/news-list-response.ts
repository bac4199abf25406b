import 'server-only';
import { SEARCH_PAGE_INDEX_MAX } from '@fairdesk/core/search';
import { type Failure, LANGUAGES, type Language } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { readFields } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';
import { type ArticlePageData, articleCardData } from '#ui/articles/article-card-data.ts';
import { findNews, tagsParam } from './news-data.ts';
import type { NewsPageFound } from './news-page.ts';

const ListQuery = z.object({
  lang: z._default(z.enum(LANGUAGES), 'en'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SEARCH_PAGE_INDEX_MAX + 1)), 1),
  /** Tag slugs separated by commas. */
  tags: z._default(z.string().check(z.maxLength(2000)), ''),
  /** The address of the news page, without language: `/aqua/news`; or of its preview. */
  at: z.string().check(z.startsWith('/'), z.maxLength(1000)),
});

/** Opens the news page at an address without language. */
type OpenNewsPage = (language: Language, address: string) => ResultAsync<NewsPageFound, Failure>;

/** `GET /api/news?lang=nl&at=/aqua/news&page=2&tags=water,pumps`: another page of the news list. */
export const newsListResponse = (request: Request, openPage: OpenNewsPage): Promise<Response> => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return respond(
    readFields(query, ListQuery).andThen(({ lang, page: pageNumber, tags, at }) =>
      openPage(lang, at).andThen(({ page, block }) =>
        findNews(page, block, { page: pageNumber, tags: tagsParam(tags) }).map(
          ({ page: number, tags: chosen, hasNext, cards }): ArticlePageData => ({
            page: number,
            tags: chosen,
            hasNext,
            cards: cards.map((article) => articleCardData(article, block.home, lang)),
          }),
        ),
      ),
    ),
  );
};
