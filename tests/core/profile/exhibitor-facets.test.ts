import { exhibitorFacets, facetValues, letterOf, withSelected } from '@fairdesk/core/profile';
import { anyCategories } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anySource = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1 }),
  halls: fc.array(fc.constantFrom('1', '2', '10', 'Quay', ''), { maxLength: 3 }),
  categories: fc.array(fc.string(), { maxLength: 3 }),
  country: fc.constantFrom('NL', 'TR', 'BE', 'nl', 'Netherlands', ''),
});

describe('exhibitorFacets', () => {
  it.prop([fc.array(anySource)])('lists every letter and hall with an exhibitor once', (sources) => {
    const { letters, halls } = exhibitorFacets(facetValues(sources), [], false);
    expect(new Set(letters)).toEqual(new Set(sources.map(({ name }) => letterOf(name))));
    expect(new Set(halls)).toEqual(new Set(sources.flatMap((one) => one.halls).filter(Boolean)));
    expect([letters.length, halls.length]).toEqual([new Set(letters).size, new Set(halls).size]);
    expect(letters.indexOf('#')).toBe(letters.includes('#') ? letters.length - 1 : -1);
  });

  it.prop([fc.array(anySource), fc.boolean()])('lists every country code once', (sources, isNew) => {
    const { countries, hasNovelties } = exhibitorFacets(facetValues(sources), [], isNew);
    const codes = sources.map(({ country }) => country).filter((code) => ['NL', 'TR', 'BE'].includes(code));
    expect(countries).toEqual([...new Set(codes)].toSorted());
    expect(hasNovelties).toBe(isNew);
  });

  it.prop([anyCategories, fc.nat()])('lists the categories that exhibitors selected', (tree, pick) => {
    const ids = tree.flatMap(({ groups }) => groups.flatMap((group) => group.categories.map(({ id }) => id)));
    const chosen = ids.filter((_, index) => (index + pick) % 2 === 0);
    const source = { name: 'A', halls: [], categories: chosen, country: '' };
    const offered = exhibitorFacets(facetValues([source]), withSelected(tree, []), false).categories;
    expect(
      offered.flatMap(({ groups }) => groups.flatMap((group) => group.categories.map(({ id }) => id))),
    ).toEqual(ids.filter((id) => chosen.includes(id)));
  });

  it('sorts halls numerically', () => {
    const halls = ['10', '9', 'Quay', '2'];
    const source = { name: 'A', halls, categories: [], country: '' };
    expect(exhibitorFacets(facetValues([source]), [], false).halls).toEqual(['2', '9', '10', 'Quay']);
  });
});
