import type { ArticleFinder } from '../articles/index.ts';
import type { ArticleId, Language } from '../shared/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** An article finder under test, with two articles of one site and ids of nothing readable. */
export interface ArticleFinderSubject {
  readonly finder: ArticleFinder;
  readonly language: Language;
  readonly articles: readonly [ArticleId, ArticleId];
  readonly site: string;
  /** Ids without an article: unknown ones, pages that are not articles. */
  readonly others: readonly ArticleId[];
}

/** The laws of an article finder. They change nothing. */
export const articleFinderLaws = (make: () => Promise<ArticleFinderSubject>, { test }: LawRunner): void => {
  test('finds articles in the order of their ids, and leaves out other ids', async () => {
    const { finder, language, articles, others } = await make();
    const [first, second] = articles;
    for (const ids of [
      [first, second],
      [second, ...others, first],
    ]) {
      const found = await succeed(finder.find(ids, language), 'Finding articles');
      demandSame(
        found.map(({ id }) => id),
        ids.filter((id) => articles.includes(id)),
        'Other articles are found, or in another order',
      );
    }
    demandSame(await succeed(finder.find([], language), 'Finding none'), [], 'No id finds an article');
  });

  test('finds an article with its title, its day and its place', async () => {
    const { finder, language, articles, site } = await make();
    const found = await succeed(finder.find(articles, language), 'Finding articles');
    for (const article of found) {
      demand(article.title !== '' && /^\d{4}-\d{2}-\d{2}/.test(article.date), 'A title or a day is missing');
      demandSame(article.site, site, 'An article is in another site');
      demand(article.path.endsWith(`/${article.slug}`), 'The path of an article does not end in its slug');
    }
  });

  test('knows the site of an article, and of nothing else', async () => {
    const { finder, articles, site, others } = await make();
    for (const id of articles)
      demandSame(await succeed(finder.siteOf(id), 'Reading the site'), site, 'The site is another');
    for (const id of others)
      demandSame(await succeed(finder.siteOf(id), 'Reading no site'), undefined, 'Nothing has a site');
  });
};
