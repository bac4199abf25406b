import type { NewsPlace, NewsSource } from '../articles/index.ts';
import { LANGUAGES } from '../shared/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** A news source under test, and a place with at least two articles in every language. */
export interface NewsSourceSubject {
  readonly source: NewsSource;
  readonly place: NewsPlace;
}

/** The laws of a news source. They change nothing. */
export const newsSourceLaws = (make: () => Promise<NewsSourceSubject>, { test }: LawRunner): void => {
  const listed = async (of: Partial<NewsPlace> = {}) => {
    const { source, place } = await make();
    return succeed(source.articles({ ...place, ...of }), 'Listing the news');
  };

  test('lists every article once, with a title, a day and an address, the same ones every time', async () => {
    const all = await listed();
    demand(all.length >= 2, 'The subject has too few articles to try');
    demand(new Set(all.map(({ slug }) => slug)).size === all.length, 'An article is listed twice');
    demand(
      all.every(({ title, date, slug }) => title && /^\d{4}-\d{2}-\d{2}/.test(date) && /^[^/]+$/.test(slug)),
      'An article lacks its title, its day or its address',
    );
    demandSame(await listed(), all, 'Reading again returns other articles');
  });

  test('lists the newest articles first', async () => {
    const days = (await listed()).map(({ date }) => date);
    demandSame(days, days.toSorted().toReversed(), 'The days are not in order');
  });

  test('lists the same articles in every language', async () => {
    const slugs = (await listed()).map(({ slug }) => slug);
    for (const language of LANGUAGES)
      demandSame(
        (await listed({ language })).map(({ slug }) => slug),
        slugs,
        `The articles differ in ${language}`,
      );
  });

  test('lists no articles for an unknown place', async () => {
    demandSame(await listed({ path: '/no/such/place' }), [], 'There are articles nowhere');
    demandSame(await listed({ site: 'no-such-site' }), [], 'A site that does not exist has articles');
  });
};
