import type { Article, NewsPlace, NewsSource } from '@fairdesk/core/articles';
import * as z from 'zod/mini';
import { ARTICLE_SELECTION, articleOf } from './article-of.ts';
import type { QueryGraphql } from './graphql.ts';
import { readRoutes } from './read-routes.ts';

const QUERY = `query NewsPagesQuery($siteName: String!, $language: String!, $paths: [String], $after: String) {
  site {
    siteInfo(site: $siteName) {
      routes(language: $language, includedPaths: $paths, first: 100, after: $after) {
        pageInfo { endCursor hasNext }
        results { path: routePath route { ${ARTICLE_SELECTION} } }
      }
    }
  }
}`;

const Route = z.object({
  path: z.string(),
  route: z.catch(z.nullish(z.record(z.string(), z.unknown())), undefined),
});

/**
 * The articles of a site over the content platform's GraphQL: the direct children of its news page that have a
 * title and a date. Source: site spec §2 "News", §3.
 */
export const createNewsSource = (ask: QueryGraphql): NewsSource => ({
  articles: (place) =>
    readRoutes(ask, { query: QUERY, variables: variablesOf(place), route: Route }).map((routes) =>
      routes
        .flatMap((route) => articleAt(route, place))
        .toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1)),
    ),
});

/** Of one day, those with a time come before those without. */
const orderOf = ({ date, published = '', slug }: Article): string => `${date} ${published} ${slug}`;

const variablesOf = ({ site, language, path }: NewsPlace) => ({ siteName: site, language, paths: [path] });

const articleAt = (
  { path: address, route }: z.infer<typeof Route>,
  { path, language }: NewsPlace,
): readonly Article[] => {
  const slug = address.startsWith(`${path}/`) ? address.slice(path.length + 1) : '';
  const article = articleOf(route ?? {}, slug, language);
  return article ? [article] : [];
};
