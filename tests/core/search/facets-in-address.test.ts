import {
  type ChosenFacet,
  FACET_CHOICES_MAX,
  FACET_PARAMETER,
  facetChoices,
  facetsOf,
  toggleFacet,
} from '@fairdesk/core/search';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const OFFERED = ['type', 'category', 'hall', 'tags'];
const value = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }).map((text) => text.toWellFormed());
/** At most as many values as fit: 4 facets of 5. */
const chosen: fc.Arbitrary<readonly ChosenFacet[]> = fc
  .tuple(...OFFERED.map(() => fc.uniqueArray(value, { maxLength: FACET_CHOICES_MAX / OFFERED.length - 1 })))
  .map((all) => all.map((values, place) => ({ name: OFFERED[place] ?? '', values })));

describe('facets in an address', () => {
  it.prop([chosen])('come back as they were, also through the query of an address', (facets) => {
    const query = new URLSearchParams(facetChoices(facets).map((choice) => [FACET_PARAMETER, choice]));
    const again = new URLSearchParams(String(query)).getAll(FACET_PARAMETER);
    expect(facetsOf(OFFERED, again)).toEqual(facets);
  });

  const anyName = fc.string({ unit: fc.constantFrom('type', 'page', ':', '%', '%3A', 'é', ' ') });
  it.prop([
    fc.uniqueArray(anyName, { maxLength: 5 }),
    fc.array(fc.tuple(fc.nat(4), anyName), { maxLength: 9 }),
  ])('come back as they were whatever their names', (names, choices) => {
    const facets = names.map((name, place) => ({
      name,
      values: [...new Set(choices.flatMap(([at, value]) => (at === place && value ? [value] : [])))],
    }));
    expect(facetsOf(names, facetChoices(facets))).toEqual(facets);
  });

  const anyChoice = fc
    .tuple(fc.constantFrom(...OFFERED, 'other', '', '__proto__'), fc.constantFrom(':', '', '::'), fc.string())
    .map((parts) => parts.join(''));
  it.prop([fc.array(anyChoice, { maxLength: 40 })])(
    'never contain a facet that is not offered, an empty value, or more values than the limit',
    (choices) => {
      const facets = facetsOf(OFFERED, choices);
      expect(facets.map(({ name }) => name)).toEqual(OFFERED);
      const values = facets.flatMap((facet) => facet.values);
      expect(values.length).toBeLessThanOrEqual(FACET_CHOICES_MAX);
      expect(values).not.toContain('');
    },
  );

  it.prop([fc.tuple(...OFFERED.map(() => fc.nat(FACET_CHOICES_MAX + 2)))])(
    'contain the first values up to the limit, of all facets together',
    (counts) => {
      const choices = counts.flatMap((count, place) =>
        Array.from({ length: count }, (_, number) => `${OFFERED[place]}:${number}`),
      );
      expect(facetChoices(facetsOf(OFFERED, choices))).toEqual(choices.slice(0, FACET_CHOICES_MAX));
    },
  );

  it('contain no value of more than 200 characters', () => {
    const longest = `type:${'x'.repeat(200)}`;
    expect(facetChoices(facetsOf(OFFERED, [`${longest}x`, longest]))).toEqual([longest]);
  });

  it.prop([chosen, fc.constantFrom(...OFFERED), value])(
    'a value toggled twice is as it was before, in any order of values',
    (facets, name, text) => {
      const sorted = (all: readonly ChosenFacet[]) => all.map((facet) => [facet.name, new Set(facet.values)]);
      const once = toggleFacet(facets, name, text);
      expect(sorted(once)).not.toEqual(sorted(facets));
      expect(sorted(toggleFacet(once, name, text))).toEqual(sorted(facets));
    },
  );
});
