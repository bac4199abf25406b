import type { Container } from 'inversify';
import { createArticleFinder } from '#adapters/page/article-finder.ts';
import { cachedFinder, cachedNews } from '#adapters/page/cached-news.ts';
import { createGraphqlDictionary } from '#adapters/page/dictionary-graphql.ts';
import { createDictionary } from '#adapters/page/dictionary-service.ts';
import { createEditingSource } from '#adapters/page/editing-service.ts';
import { createErrorPages } from '#adapters/page/error-pages.ts';
import { createGraphql } from '#adapters/page/graphql.ts';
import { createGraphqlPageSource } from '#adapters/page/layout-graphql.ts';
import { createPageSource } from '#adapters/page/layout-service.ts';
import { createNewsSource } from '#adapters/page/news-graphql.ts';
import { reportedPages } from '#adapters/page/reported-pages.ts';
import { createSiteRoutes } from '#adapters/page/site-routes.ts';
import { type BuiltInScreen, withBuiltInScreens } from '#adapters/page/with-built-in-screens.ts';
import { ARTICLE_FINDER } from './articles.ts';
import { DICTIONARY, EDITING_SOURCE, ERROR_PAGES, NEWS_SOURCE, PAGE_SOURCE, SITE_ROUTES } from './page.ts';
import type { Services } from './services.ts';
import { CLOCK, LOG } from './token.ts';

/** Pages and phrases come over REST or GraphQL, depending on the settings; the editor always uses GraphQL. */
export const bindPageSources = (
  server: Container,
  { content: http, dictionary, layout }: Services,
  screenOf?: BuiltInScreen,
): void => {
  const { api, apiKey } = layout;
  const door = { api: api === 'edge' ? 'edge' : 'graphql', apiKey } as const;
  const ask = createGraphql(http, door);
  const pages = api === 'rest' ? createPageSource(http, layout) : createGraphqlPageSource(ask, layout);
  server.bind(PAGE_SOURCE).toResolvedValue(
    (log) => {
      const reported = reportedPages(pages, log);
      return screenOf ? withBuiltInScreens(reported, screenOf, layout) : reported;
    },
    [LOG],
  );
  server
    .bind(DICTIONARY)
    .toResolvedValue(() =>
      api === 'rest'
        ? createDictionary(dictionary, apiKey)
        : createGraphqlDictionary(createGraphql(dictionary, door)),
    );
  server.bind(NEWS_SOURCE).toResolvedValue((clock) => cachedNews(createNewsSource(ask), clock), [CLOCK]);
  server
    .bind(ARTICLE_FINDER)
    .toResolvedValue((clock) => cachedFinder(createArticleFinder(ask), clock), [CLOCK]);
  server.bind(ERROR_PAGES).toResolvedValue(() => createErrorPages(ask, layout));
  server.bind(SITE_ROUTES).toResolvedValue(() => createSiteRoutes(ask));
  server
    .bind(EDITING_SOURCE)
    .toResolvedValue(() => createEditingSource({ ask, http }, { ...layout, contextId: apiKey }));
};
