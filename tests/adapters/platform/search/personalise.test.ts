import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { personalise } from '#adapters/platform/search/personalise.ts';
import type { FoundDocument } from '#adapters/platform/search/search-index.ts';

const words = fc.uniqueArray(fc.constantFrom('water', 'locks', 'pumps', 'dikes'));
const documents = fc.uniqueArray(
  fc.record({
    id: fc.nat(40).map(String),
    source: fc.constant('fair'),
    url: fc.constant('/'),
    title: fc.string(),
    description: fc.constant(''),
    type: fc.constantFrom('page', 'news', 'exhibitor'),
    tags: words,
    categories: words,
    halls: fc.constant([]),
  }),
  { selector: ({ id }) => id },
);
const idOf = ({ id }: FoundDocument) => id;
const named = (all: readonly FoundDocument[], ids: readonly string[]) =>
  all.filter(({ id }) => ids.includes(id));

describe('personalise', () => {
  it.prop([documents, fc.uniqueArray(fc.nat(40).map(String)), fc.subarray(['tags', 'category', 'type'])])(
    'changes the order and nothing else, whatever the ids and fields',
    (all, ids, fields) => {
      const found = personalise(all, { ids, fields }, named(all, ids));
      expect(found.map(idOf).toSorted()).toEqual(all.map(idOf).toSorted());
      if (fields.length === 0 || !ids.some((id) => all.some((each) => each.id === id)))
        expect(found).toEqual(all);
    },
  );

  it('puts what resembles the named items first', () => {
    const like = (id: string, ...tags: readonly string[]) =>
      ({
        id,
        tags,
        source: 'fair',
        url: '/',
        title: id,
        description: '',
        type: 'news',
        categories: [],
        halls: [],
      }) as const;
    const all = [like('a', 'dikes'), like('b', 'locks'), like('c', 'locks', 'water'), like('d')];
    const request = { ids: ['elsewhere', 'c'], fields: ['tags'] };
    expect(personalise(all.slice(0, 2), request, named(all, request.ids)).map(idOf)).toEqual(['b', 'a']);
  });
});
