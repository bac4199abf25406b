import { okAsync } from 'neverthrow';
import type { Article, NewsSource } from '../articles/index.ts';

/** These articles below one page of one site, in every language. */
export const memoryNewsSource = (
  home: { readonly site: string; readonly path: string },
  articles: readonly Article[],
): NewsSource => ({
  articles: ({ site, path }) =>
    okAsync(
      site === home.site && path === home.path
        ? articles.toSorted((one, other) => (one.date < other.date ? 1 : -1))
        : [],
    ),
});
