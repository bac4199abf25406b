import type { SearchFilter } from '@fairdesk/core/search';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { findResults } from '#adapters/platform/search/find-results.ts';
import { createScratch } from '#adapters/platform/search/scratch.ts';
import type { Item } from '#adapters/platform/search/search-body.ts';
import { createSearchIndex, type SearchDocument } from '#adapters/platform/search/search-index.ts';
import { facetId, referenceSearch } from './reference-search.ts';

const WORDS = ['kas', 'kassen', 'IŞIK', 'water', 'Waters', 'pump', 'pumps', 'w'];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(' '));
const values = (...all: readonly string[]) => fc.uniqueArray(fc.constantFrom(...all), { maxLength: 3 });
const TAGS = ['', 'water', 'şarap', 'a b', 'a'];
const NAMES = ['type', 'category', 'hall', 'tags', 'title', 'name', 'id', 'url', 'description', 'unknown'];
const TEXTS = [...TAGS, 'Pumps', '8', '10', 'page', 'news', 'kas', 'b', '/c'];

/** Ids that occur twice replace a document; those in the second list are removed at the end. */
const site = fc.record({
  puts: fc.array(
    fc.record({
      id: fc.constantFrom(...'abcdefghijklmnop'),
      source: fc.constant('fair'),
      url: fc.constantFrom('/a', '/b', '/c', '/d'),
      title: text,
      description: text,
      text,
      type: fc.constantFrom('page', 'news', 'exhibitor'),
      tags: values(...TAGS),
      categories: values('Pumps', 'Dikes', ''),
      halls: values('8', '10', '9'),
    }),
    { maxLength: 24 },
  ),
  removes: fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 3 }),
});

const name = fc.constantFrom(...NAMES);
const someTexts = fc.array(fc.constantFrom(...TEXTS), { maxLength: 3 });
const { filter } = fc.letrec<{ filter: SearchFilter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    fc.record({ type: fc.constantFrom('anyOf' as const, 'allOf' as const), name, values: someTexts }),
    fc.record({
      type: fc.constantFrom(...(['eq', 'lt', 'lte', 'gt', 'gte'] as const)),
      name,
      value: fc.constantFrom<string | number>(...TEXTS, 8),
    }),
    fc.record({
      type: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('filter'), { maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('not' as const), filter: tie('filter') }),
  ),
}));

const facet = fc.record({
  all: fc.boolean(),
  max: fc.integer({ min: 1, max: 4 }),
  types: fc.array(
    fc.record(
      {
        name,
        max: fc.integer({ min: 1, max: 4 }),
        filter: fc.record({
          type: fc.constantFrom('or' as const, 'and' as const),
          values: fc.array(
            fc.oneof(fc.constantFrom(...TEXTS).map(facetId), fc.constantFrom('facetid_!', 'x')),
            { maxLength: 3 },
          ),
        }),
      },
      { requiredKeys: ['name'] },
    ),
    { maxLength: 3 },
  ),
});

const search: fc.Arbitrary<Item['search']> = fc.record(
  {
    query: fc.record({
      keyphrase: fc.oneof(text, fc.constantFrom(...WORDS, 'k', 'ka', 'kas wat', 'ı', '!')),
    }),
    limit: fc.integer({ min: 1, max: 12 }),
    offset: fc.constantFrom(0, 0, 0, 2, 9),
    filter,
    facet,
    sort: fc.record({
      value: fc.array(fc.record({ name, order: fc.constantFrom('asc' as const, 'desc' as const) }), {
        maxLength: 3,
      }),
    }),
    personalization: fc.record({
      ids: fc.array(fc.constantFrom(...'abcdef'), { maxLength: 3 }),
      fields: fc.uniqueArray(name, { maxLength: 3 }),
    }),
  },
  { requiredKeys: ['limit', 'offset'] },
);

const Facets = z.array(
  z.object({ name: z.string(), value: z.array(z.object({ id: z.string(), count: z.number() })) }),
);

/** Every search finds what the ones before left in the lists. */
const scratch = createScratch();

describe('the results of a search', () => {
  it.prop([fc.constantFrom(...LANGUAGES), fc.array(site, { minLength: 1, maxLength: 2 }), search], {
    numRuns: 2_000,
  })(
    'are those of a search that goes through every document',
    (language, sites, request) => {
      const indexes = sites.map(({ puts, removes }) => {
        const index = createSearchIndex(language);
        for (const document of puts) index.put(document);
        for (const id of removes) index.remove(id);
        return index;
      });
      const stored = sites.map(({ puts, removes }): readonly SearchDocument[] =>
        [...new Map(puts.map((document) => [document.id, document])).values()].filter(
          ({ id }) => !removes.includes(id),
        ),
      );
      const ids = request.personalization?.ids ?? [];
      const models = indexes.flatMap((index) => ids.flatMap((id) => index.get(id) ?? []));
      const { documents, total, facets } = findResults(indexes, request, models, scratch);
      expect({ ids: documents.map(({ id }) => id), total, facets: Facets.parse(facets) }).toEqual(
        referenceSearch(language, stored, request, models),
      );
    },
    60_000,
  );
});
