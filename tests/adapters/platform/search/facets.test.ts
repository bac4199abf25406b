import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { facetMatcher, facetsOf } from '#adapters/platform/search/facets.ts';
import type { FoundDocument } from '#adapters/platform/search/search-index.ts';

const some = (...values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const documents = fc.array(
  fc.record({
    id: fc.string(),
    source: fc.constant('fair'),
    url: fc.constant('/'),
    title: fc.string(),
    description: fc.constant(''),
    type: fc.constantFrom('page', 'news', 'exhibitor'),
    tags: some('water', 'şarap', 'a b'),
    categories: some('Pumps', 'Dikes'),
    halls: some('8', '10'),
  }),
  { maxLength: 30 },
);

const Counted = z.array(
  z.object({ name: z.string(), value: z.array(z.object({ id: z.string(), count: z.number() })) }),
);
const all = { all: true, max: 20, types: [] };
const counted = (found: readonly FoundDocument[], request: Parameters<typeof facetsOf>[1]) =>
  Counted.parse(facetsOf(found, request));

describe('facets', () => {
  it.prop([documents, fc.nat()])(
    'count for each value what a search finds with it, beside the choices in other facets',
    (found, one) => {
      const values = counted(found, all).flatMap(({ name, value }) => value.map(({ id }) => ({ name, id })));
      const chosen = values.length > 0 ? values[one % values.length] : undefined;
      const types = chosen
        ? [{ name: chosen.name, filter: { type: 'or' as const, values: [chosen.id] } }]
        : [];
      for (const { name, value } of counted(found, { ...all, types }))
        for (const { id, count } of value) {
          const filter = { type: 'or' as const, values: [id] };
          const others = types.filter((facet) => facet.name !== name);
          const request = { ...all, types: [...others, { name, filter }] };
          expect(found.filter(facetMatcher(request)).length).toBe(count);
        }
    },
  );

  it.prop([documents])('keep a chosen value, however few values are wanted', (found) => {
    for (const { name, value } of counted(found, all))
      for (const { id } of value) {
        const types = [{ name, max: 1, filter: { type: 'or' as const, values: [id] } }];
        const [facet] = counted(found, { all: false, max: 1, types });
        expect(facet?.value.map((each) => each.id)).toContain(id);
      }
  });
});
