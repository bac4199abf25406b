import { NEWS_PAGE_SIZE, newsPage, RELATED_SHOWN, relatedNews, tagSlug } from '@fairdesk/core/articles';
import type { ArticleId } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const TAGS = ['Water', 'Pumps', 'Your visit', 'Şehirler'];
const articles = fc
  .array(fc.subarray(TAGS), { maxLength: 40, size: 'max' })
  .map((all) => all.map((tags, place) => ({ slug: `a-${place}`, tags })));
const anyTags = fc.subarray(TAGS.map(tagSlug));
const anyBehaviour = fc.constantFrom('match at least one tag' as const, 'match all tags' as const);

/** All pages in turn, as a reader who scrolls to the end loads them. */
const read = (...[all, query]: Parameters<typeof newsPage<{ slug: string; tags: string[] }>>) => {
  const pages = [newsPage(all, query)];
  for (let last = pages[0]; last?.hasNext; last = pages.at(-1))
    pages.push(newsPage(all, { ...query, page: last.page + 1 }));
  return pages;
};

describe('newsPage', () => {
  it.prop([articles, anyTags, anyBehaviour])(
    'returns every article with the tags exactly once, in order, across pages',
    (all, tags, behaviour) => {
      const pages = read(all, { page: 1, tags, behaviour });
      const visible = pages.flatMap(({ cards }) => cards);
      const has = (own: readonly string[]) =>
        behaviour === 'match all tags'
          ? tags.every((tag) => own.map(tagSlug).includes(tag))
          : tags.length === 0 || tags.some((tag) => own.map(tagSlug).includes(tag));
      expect(visible).toEqual(all.filter((article) => has(article.tags)));
      for (const { cards } of pages.slice(0, -1)) expect(cards).toHaveLength(NEWS_PAGE_SIZE);
    },
  );

  it.prop([articles, fc.integer({ min: 50, max: 1000 })])('is empty past the last page', (all, page) => {
    expect(newsPage(all, { page, tags: [], behaviour: 'match all tags' })).toEqual({
      page,
      tags: [],
      cards: [],
      hasNext: false,
    });
  });
});

const anyInvalidPage = fc.oneof(fc.integer({ max: 0 }), fc.constantFrom(Number.NaN, -0, 0.5, -Infinity));

it.prop([articles, anyTags, anyInvalidPage])('a page below 1 is always the first page', (all, tags, page) => {
  const query = { tags, behaviour: 'match all tags' } as const;
  expect(newsPage(all, { ...query, page })).toEqual(newsPage(all, { ...query, page: 1 }));
});

describe('relatedNews', () => {
  it.prop([articles, fc.nat(39)])(
    'never lists the article itself, nor an article with fewer shared tags than an omitted one',
    (all, place) => {
      const slug = `a-${place}`;
      const own = all[place]?.tags ?? [];
      const shared = ({ tags }: { tags: string[] }) => tags.filter((tag) => own.includes(tag)).length;
      const related = relatedNews(all, slug);
      const left = all.filter((article) => article.slug !== slug && !related.includes(article));
      expect(related.map((article) => article.slug)).not.toContain(slug);
      expect(related.length).toBe(Math.min(RELATED_SHOWN, all.filter((one) => one.slug !== slug).length));
      for (const other of left)
        for (const one of related) expect(shared(one)).toBeGreaterThanOrEqual(shared(other));
    },
  );

  it.prop([articles, fc.nat(39), fc.array(fc.nat(45), { maxLength: 5 })])(
    'lists what an editor chose, each once, in that order, and chooses itself when none of it is published',
    (all, place, numbers) => {
      const known = all.map((article, index) => ({ ...article, id: idOf(index) }));
      const slug = `a-${place}`;
      const chosen = numbers.map(idOf);
      const there = [...new Set(numbers)].filter((number) => number < all.length && number !== place);
      const related = relatedNews(known, slug, chosen);
      if (there.length > 0)
        expect(related.map((article) => article.slug)).toEqual(there.map((n) => `a-${n}`));
      else expect(related).toEqual(relatedNews(known, slug));
    },
  );
});

const idOf = (number: number) => number.toString(16).padStart(32, '0') as ArticleId;
