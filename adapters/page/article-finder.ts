import type { ArticleFinder, LocatedArticle } from '@fairdesk/core/articles';
import { type ArticleId, type Failure, isLanguage, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { dashedId } from '../shared/dashed-id.ts';
import { ARTICLE_SELECTION, articleOf } from './article-of.ts';
import type { QueryGraphql } from './graphql.ts';

/** Maximum number of items in one query, which platforms limit. */
const ITEMS_PER_QUERY = 20;

const Item = z.catch(
  z.nullish(
    z.looseObject({
      language: z.object({ name: z.string() }),
      url: z.object({ path: z.string(), siteName: z.string() }),
    }),
  ),
  undefined,
);
const Items = z.record(z.string(), Item);

/** An article version to look up. */
interface ArticleKey {
  readonly id: ArticleId;
  readonly language: Language;
}

/** Finds articles by id over the content platform's GraphQL. Source: site spec §7 "Layout service". */
export const createArticleFinder = (ask: QueryGraphql): ArticleFinder => {
  const read = (keys: readonly ArticleKey[]): ResultAsync<readonly LocatedArticle[], Failure> =>
    keys.length === 0
      ? okAsync([])
      : ask(queryOf(keys), {}, Items).map((items) =>
          keys.flatMap((one, index) => locatedOf(items[`item${index}`], one) ?? []),
        );
  return {
    find: (ids, language) =>
      ResultAsync.combine(chunksOf(ids).map((chunk) => read(chunk.map((id) => ({ id, language }))))).map(
        (found) => found.flat(),
      ),
    siteOf: (id) => read(LANGUAGES.map((language) => ({ id, language }))).map(([article]) => article?.site),
  };
};

const chunksOf = (ids: readonly ArticleId[]): readonly (readonly ArticleId[])[] =>
  Array.from({ length: Math.ceil(ids.length / ITEMS_PER_QUERY) }, (_, index) =>
    ids.slice(index * ITEMS_PER_QUERY, (index + 1) * ITEMS_PER_QUERY),
  );

/** Ids consist of hexadecimal digits and languages come from our list, so they need no variables. */
const queryOf = (keys: readonly ArticleKey[]): string => `query ArticlesQuery {
  ${keys
    .map(
      ({ id, language }, index) =>
        `item${index}: item(path: "${guidOf(id)}", language: "${language}") { ...Article }`,
    )
    .join('\n  ')}
}
fragment Article on Item { language { name } url { path siteName } ${ARTICLE_SELECTION} }`;

/** The content platform's own format: `{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}`. */
const guidOf = (id: ArticleId): string => `{${dashedId(id.toUpperCase())}}`;

const locatedOf = (item: z.infer<typeof Item>, { id, language }: ArticleKey): LocatedArticle | undefined => {
  if (!item) return undefined;
  const { path, siteName } = item.url;
  // A platform may respond with another language that the page exists in.
  if (!isLanguage(item.language.name) || item.language.name !== language) return undefined;
  const article = articleOf(item, path.slice(path.lastIndexOf('/') + 1), language);
  return article && { ...article, id, site: siteName, path };
};
