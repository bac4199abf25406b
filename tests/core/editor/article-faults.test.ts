import {
  ARTICLE_INTRODUCTION_MAX,
  ARTICLE_ITEMS_MAX,
  ARTICLE_NAME_MAX,
  ARTICLE_TITLE_MAX,
  articleFaults,
  articleNeeds,
} from '@fairdesk/core/editor';
import { lengthOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** With letters that are two code units, or a letter with its accent. */
const text = (max: number) =>
  fc
    .tuple(fc.nat(max + 3), fc.constantFrom('a', '😀', 'e\u0301'))
    .map(([length, unit]) => unit.repeat(length));
const items = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: ARTICLE_ITEMS_MAX + 2, size: 'max' });
const anyFields = fc.record(
  {
    Title: text(ARTICLE_TITLE_MAX),
    Introduction: text(ARTICLE_INTRODUCTION_MAX),
    Tags: items(text(ARTICLE_NAME_MAX)),
    Authors: items(
      fc.oneof(
        fc.record({ Name: text(ARTICLE_NAME_MAX), Link: fc.constant({ href: '/a' }) }),
        fc.constantFrom(null, 7, { Name: null }),
      ),
    ),
    RelatedArticles: items(fc.constant('0f8c1d2e3b4a4c5d8e6f7a8b9c0d1e2f')),
  },
  { requiredKeys: [] },
);

describe('articleFaults', () => {
  it.prop([anyFields])('finds what exceeds a limit, and nothing else', (fields) => {
    const { Title = '', Introduction = '', Tags = [], Authors = [], RelatedArticles = [] } = fields;
    const fault = (path: string, code: string, size: number, max: number) =>
      size > max ? [{ path, code, params: { max } }] : [];
    const inList = (path: string, list: readonly unknown[], names: readonly string[]) => {
      const many = fault(path, 'article-items-max', list.length, ARTICLE_ITEMS_MAX);
      const longest = Math.max(0, ...names.map(lengthOf));
      return many.length > 0 ? many : fault(path, 'article-name-max', longest, ARTICLE_NAME_MAX);
    };
    const authors = Authors.flatMap((author) =>
      typeof author === 'object' && author?.Name ? [author.Name] : [],
    );
    expect(articleFaults(fields)).toEqual([
      ...fault('Title', 'article-text-max', lengthOf(Title), ARTICLE_TITLE_MAX),
      ...fault('Introduction', 'article-text-max', lengthOf(Introduction), ARTICLE_INTRODUCTION_MAX),
      ...inList('Tags', Tags, Tags),
      ...inList('Authors', Authors, authors),
      ...inList('RelatedArticles', RelatedArticles, []),
    ]);
  });

  it('finds no fault in a page that is no article', () => {
    expect(articleFaults({ MetaTitle: 'Visit' })).toEqual([]);
  });
});

describe('articleNeeds', () => {
  it('finds a missing title and a missing date', () => {
    expect(articleNeeds({})).toEqual([
      { path: 'Title', code: 'article-title' },
      { path: 'Date', code: 'article-date' },
    ]);
    expect(articleNeeds({ Title: ' ', Date: '0001-01-01T00:00:00Z' })).toHaveLength(2);
    for (const date of ['2027-05-01', '2027-05-01T00:00:00Z', '20270501', '2027-05-01T09:30:00+02:00'])
      expect(articleNeeds({ Title: 'Doors open', Date: date })).toEqual([]);
  });
});
