import { TAG_BEHAVIOURS } from '@fairdesk/core/search';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { filterByTags } from '#adapters/search/filter-by-tags.ts';
import { searchQueryOf, searchSource } from '#app/_site/search-query.ts';

const parametersOf = (address: string) => new URL(address, 'http://fair.example').searchParams;

describe('the parameters of the search proxy', () => {
  it.prop([
    fc.constantFrom(...LANGUAGES),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
    fc.integer({ min: 1, max: 100 }),
    fc.nat(10_000),
    fc.constantFrom(...TAG_BEHAVIOURS),
    fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
  ])(
    'always express the search of the page that created them',
    (language, searchText, limit, offset, behaviour, tags) => {
      const filter = filterByTags(behaviour, tags);
      const query = { sourceId: 'site', searchText, limit, ...(filter && { filter }) };
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
});
