import { okAsync } from 'neverthrow';
import type { ArticleFinder, LocatedArticle } from '../articles/index.ts';
import type { Language } from '../shared/index.ts';

/** Finds these articles, each in one language. */
export const memoryArticleFinder = (
  articles: readonly (LocatedArticle & { readonly language: Language })[],
): ArticleFinder => ({
  find: (ids, target) =>
    okAsync(
      ids.flatMap((id) =>
        articles.flatMap(({ language, ...article }) =>
          article.id === id && language === target ? [article] : [],
        ),
      ),
    ),
  siteOf: (id) => okAsync(articles.find((article) => article.id === id)?.site),
});
