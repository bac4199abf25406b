import type { Article, NewsPlace, NewsSource } from '@fairdesk/core/articles';
import type { Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { authorsOf, tagsOf } from './article-fields.ts';
import { dayOfField, imageOf, textOf } from './field-values.ts';
import type { AskGraphql } from './graphql.ts';

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

const Answer = z.object({
  site: z.object({
    siteInfo: z.nullish(
      z.object({
        routes: z.object({
          pageInfo: z.object({ endCursor: z.catch(z.string(), ''), hasNext: z.boolean() }),
          results: z.array(z.nullish(Route)),
        }),
      }),
    ),
  }),
});

/**
 * The articles of a site over the content platform's GraphQL: the pages right below its page of news that have a title
 * and a day. Source: site spec §2 "News", §3.
 */
export const createNewsSource = (ask: AskGraphql): NewsSource => ({
  articles: (place) =>
    readFrom(ask, place, [], '').map((articles) =>
      articles.toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1)),
    ),
});

const orderOf = ({ date, slug }: Article): string => `${date} ${slug}`;

const readFrom = (
  ask: AskGraphql,
  place: NewsPlace,
  read: readonly Article[],
  after: string,
): ResultAsync<readonly Article[], Failure> => {
  const { site: siteName, language, path } = place;
  return ask(QUERY, { siteName, language, paths: [path], after }, Answer).andThen(({ site }) => {
    if (!site.siteInfo) return okAsync(read);
    const { results, pageInfo } = site.siteInfo.routes;
    const all = [...read, ...results.flatMap((result) => articleOf(result, place))];
    const goesOn = pageInfo.hasNext && pageInfo.endCursor !== after;
    return goesOn ? readFrom(ask, place, all, pageInfo.endCursor) : okAsync(all);
  });
};

/** Articles are read without a folder: links of their authors are led by the page that shows them. */
const articleOf = (
  result: z.infer<typeof Route> | null | undefined,
  { path, language }: NewsPlace,
): readonly Article[] => {
  const slug = result?.path.startsWith(`${path}/`) ? result.path.slice(path.length + 1) : '';
  const fields = result?.route ?? {};
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

/** One step below its place, and none that stands for many. */
const SLUG = /^[^/*,]+$/;
