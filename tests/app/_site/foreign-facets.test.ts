import { facetChoices, facetsOf } from '@fairdesk/core/search';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { foreignFacets } from '#app/_site/foreign-facets.ts';

const anyName = fc.constantFrom('type', 'hall', 'ha', 'hall:8', '100%', 'çeşit');
const anyFacet = fc.record({
  name: anyName,
  values: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
});

describe('foreignFacets', () => {
  it.prop([fc.uniqueArray(anyName), fc.uniqueArray(anyFacet, { selector: ({ name }) => name })])(
    'finds the values of every facet that the scope does not offer, and no others',
    (offered, chosen) => {
      const outside = chosen.filter(({ name }) => !offered.includes(name));
      expect(foreignFacets(offered, facetChoices(chosen))).toEqual(facetChoices(outside));
    },
  );

  it.prop([fc.uniqueArray(anyName), fc.array(fc.string())])(
    'never finds a value that filters the search',
    (offered, chosen) => {
      const foreign = foreignFacets(offered, chosen);
      for (const used of facetChoices(facetsOf(offered, chosen))) expect(foreign).not.toContain(used);
    },
  );
});
