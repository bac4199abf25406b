import fc from 'fast-check';
import type { SearchQuery, SearchResult, SearchService } from '../search/index.ts';
import { demand, demandSame, forAll, type LawRunner, succeed } from './law.ts';

/** A search service under test, with a source of English pages. */
export interface SearchServiceSubject {
  readonly service: SearchService;
  readonly sourceId: string;
  /** A word that occurs on more than nine pages. */
  readonly common: string;
  /** Words that occur only on pages that are not public. */
  readonly hidden: readonly string[];
}

/** The laws of a search service. */
export const searchServiceLaws = (make: () => Promise<SearchServiceSubject>, { test }: LawRunner): void => {
  test('returns the same results page by page as all at once, each once', async () => {
    const subject = await make();
    const all = await ask(subject, { searchText: subject.common, limit: 100 });
    demand(all.total > 9, 'There are too few pages to try');
    demandSame(new Set(idsOf(all.results)).size, all.results.length, 'A page is found twice');
    await forAll(fc.integer({ min: 1, max: 9 }), async (limit) => {
      const ids: string[] = [];
      while (ids.length < all.results.length) {
        const page = await ask(subject, { searchText: subject.common, offset: ids.length, limit });
        demandSame(page.total, all.total, 'The page counts otherwise');
        demand(page.results.length > 0 && page.results.length <= limit, 'The page has another length');
        ids.push(...idsOf(page.results));
      }
      demandSame(ids, idsOf(all.results), 'The pages hold something else');
    });
  });

  test('finds every result again by each word of its title', async () => {
    const subject = await make();
    const { results } = await ask(subject, { searchText: subject.common, limit: 100 });
    await forAll(fc.constantFrom(...results), async ({ title, url }) => {
      for (const word of title.match(/[\p{L}\p{N}]+/gu) ?? []) {
        const again = await ask(subject, { searchText: word.toUpperCase(), limit: 100 });
        demand(
          again.results.some((other) => other.url === url),
          `"${title}" is not found by "${word}"`,
        );
      }
    });
  });

  test('counts for each facet value as many results as it finds when chosen', async () => {
    const subject = await make();
    const { facets } = await ask(subject, { searchText: subject.common, allFacets: true });
    for (const { name, values } of facets)
      for (const { id, count } of values) {
        const chosen = [{ name, values: [id] }];
        const found = await ask(subject, { searchText: subject.common, facets: chosen });
        demandSame(found.total, count, `The value ${id} of ${name} is counted otherwise`);
      }
  });

  test('finds results only in the requested source', async () => {
    const subject = await make();
    const page = await ask({ ...subject, sourceId: 'no-such-source' }, { searchText: subject.common });
    demandSame([page.total, page.results], [0, []], 'Something is found elsewhere');
  });

  test('never finds pages that are not public', async () => {
    const subject = await make();
    for (const searchText of subject.hidden)
      demandSame((await ask(subject, { searchText })).total, 0, `"${searchText}" is found`);
  });

  test('responds to any search text', async () => {
    const subject = await make();
    for (const searchText of HOSTILE) await ask(subject, { searchText });
    await forAll(fc.string({ unit: 'binary', maxLength: 300 }), async (searchText) => {
      await ask(subject, { searchText });
    });
  });

  test('returns no results past the end, but the same total', async () => {
    const subject = await make();
    const { total } = await ask(subject, { searchText: subject.common });
    const past = await ask(subject, { searchText: subject.common, offset: total + 1000 });
    demandSame([past.total, past.results], [total, []], 'There is something past the end');
  });
};

const HOSTILE = [
  "x') | 'y",
  '!!! & |',
  '.*(a+)+$ [^',
  '<script>alert(1)</script>',
  '%_\\\\',
  'word '.repeat(200),
  'w'.repeat(10_000),
  '   ',
];

const ask = ({ service, sourceId }: SearchServiceSubject, query: Partial<SearchQuery>) =>
  succeed(
    service.search({
      entity: 'content',
      language: 'en',
      searchText: '',
      offset: 0,
      limit: 9,
      sourceId,
      ...query,
    }),
    `Looking for "${query.searchText?.slice(0, 40)}"`,
  );

const idsOf = (results: readonly SearchResult[]): readonly string[] => results.map(({ id }) => id);
