import { TAG_BEHAVIOURS } from '@fairdesk/core/search';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { wordReader } from '#adapters/platform/search/words.ts';
import { filterByTags } from '#adapters/search/filter-by-tags.ts';
import { hasWords, searchQueryOf, searchSource } from '#app/_site/search-query.ts';

const parametersOf = (address: string) => new URL(address, 'http://fair.example').searchParams;

describe('the parameters of the search proxy', () => {
  it.prop([
    fc.constantFrom(...LANGUAGES),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
    fc.integer({ min: 1, max: 100 }),
    fc.nat(100_000_000),
    fc.constantFrom(...TAG_BEHAVIOURS),
    fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
    fc.array(
      fc.record({
        name: fc.constantFrom('type', 'hall'),
        values: fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }),
      }),
      { maxLength: 2 },
    ),
  ])(
    'always express the search of the page that created them',
    (language, searchText, limit, offset, behaviour, tags, facets) => {
      const filter = filterByTags(behaviour, tags);
      const query = { sourceId: 'site', searchText, limit, facets, ...(filter && { filter }) };
      const address = `${searchSource(language, query)}&offset=${offset}`;
      expect(searchQueryOf(language, parametersOf(address))._unsafeUnwrap()).toEqual({
        ...query,
        entity: 'content',
        language,
        offset,
      });
    },
  );

  const anyValue = fc.oneof(fc.string({ maxLength: 300 }), fc.json(), fc.integer().map(String));
  const NAMES = ['entity', 'offset', 'limit', 'sort', 'searchText', 'allFacets', 'facets', 'filter'];
  const anyParameters = fc.oneof(
    fc.dictionary(fc.constantFrom('sourceId', ...NAMES), anyValue),
    fc.record(
      {
        sourceId: fc.constant('site'),
        searchText: fc.string({ maxLength: 300 }),
        limit: fc.integer().map(String),
        offset: fc.nat().map(String),
      },
      { requiredKeys: ['sourceId'] },
    ),
  );
  it.prop([anyParameters])('are parsed or rejected, and never exceed the limits', (parameters) => {
    searchQueryOf('en', new URLSearchParams(parameters)).match(
      ({ limit, offset, searchText }) => {
        expect(limit).toBeGreaterThanOrEqual(1);
        expect(limit).toBeLessThanOrEqual(100);
        expect(offset).toBeGreaterThanOrEqual(0);
        expect([...searchText].length).toBeLessThanOrEqual(100);
      },
      (failure) => expect(failure.kind).toBe('rejected'),
    );
  });

  it('filter by tags with the three rules of the specification', () => {
    const filterIn = (query: string) =>
      searchQueryOf('en', parametersOf(`?sourceId=site&${query}`))._unsafeUnwrap().filter;
    const anyOf = { type: 'anyOf', name: 'tags', values: ['a', 'b'] };
    expect(filterIn('tags=a,b')).toEqual(anyOf);
    expect(filterIn('tagBehaviour=match all tags&tags=a,b')).toEqual({ ...anyOf, type: 'allOf' });
    expect(filterIn('tagBehaviour=do not match tags&tags=a,b')).toEqual({ type: 'not', filter: anyOf });
    expect(filterIn('tagBehaviour=match all tags')).toBeUndefined();
    const own = { type: 'eq', name: 'type', value: 'news' };
    expect(filterIn(`tags=a,b&filter=${JSON.stringify(own)}`)).toEqual({
      type: 'and',
      filters: [own, anyOf],
    });
  });

  it.each([
    ['en', 'tagBehaviour=any', 'Invalid tag filter behavior provided.'],
    ['en', 'tagBehaviour=', 'Invalid tag filter behavior provided.'],
    ['en', 'offset=-1', 'Page index are not allowed to be less than 0.'],
    ['en', 'scope=%20', 'The scope id must be a non-empty string'],
    [' ', '', 'The language must be a non-empty string'],
  ])('are rejected with the message of the specification: %s, %s', (language, query, reason) => {
    const failure = searchQueryOf(language, parametersOf(`?sourceId=site&${query}`))._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind: 'rejected', reason });
  });
});

describe('a text to search for', () => {
  const anySigns = fc.stringMatching(/^[?!%…“”😀 .-]{0,20}$/u);

  it.prop([
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), anySigns),
    fc.constantFrom(...LANGUAGES),
  ])('is none when the search would see no word in it and find everything', (text, language) => {
    if (wordReader(language)(text).length === 0) expect(hasWords(text)).toBe(false);
  });

  it.each(['ı', 'é', '7', 'ع', '水', '?a'])('may be a single sign of a word: %s', (text) =>
    expect(hasWords(text)).toBe(true),
  );
});
