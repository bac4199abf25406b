import type { Article, NewsPlace, NewsSource } from '@fairdesk/core/articles';
import * as z from 'zod/mini';
import { authorsOf, tagsOf } from './article-fields.ts';
import { dayOfField, imageOf, textOf } from './field-values.ts';
import type { QueryGraphql } from './graphql.ts';
import { readRoutes } from './read-routes.ts';

const FIELDS = ['Title', 'Introduction', 'Image', 'Tags', 'Authors', 'Date'] as const;

const QUERY = `query NewsPagesQuery($siteName: String!, $language: String!, $paths: [String], $after: String) {
  site {
    siteInfo(site: $siteName) {
      routes(language: $language, includedPaths: $paths, first: 100, after: $after) {
        pageInfo { endCursor hasNext }
        results { path: routePath route { ${FIELDS.map((name) => `${name}: field(name: "${name}") { jsonValue }`).join(' ')} } }
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
        .flatMap((route) => articleOf(route, place))
        .toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1)),
    ),
});

const orderOf = ({ date, slug }: Article): string => `${date} ${slug}`;

const variablesOf = ({ site, language, path }: NewsPlace) => ({ siteName: site, language, paths: [path] });

/** Reads an article without a folder: the page that renders it resolves its author links. */
const articleOf = (
  { path: address, route }: z.infer<typeof Route>,
  { path, language }: NewsPlace,
): readonly Article[] => {
  const slug = address.startsWith(`${path}/`) ? address.slice(path.length + 1) : '';
  const fields = route ?? {};
  const title = textOf(fields, 'Title');
  const date = dayOfField(fields, 'Date');
  if (!SLUG.test(slug) || title === '' || date === '') return [];
  const image = imageOf(fields, 'Image');
  return [
    {
      title,
      slug,
      date,
      introduction: textOf(fields, 'Introduction'),
      tags: tagsOf(fields),
      authors: authorsOf(fields, { folder: '', language }),
      ...(image && { image }),
    },
  ];
};

/** A single path segment, and not a wildcard. */
const SLUG = /^[^/*,]+$/;
