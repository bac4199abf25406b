import { inNaturalOrder } from '../shared/index.ts';
import type { MainGroup } from './categories.ts';
import { onlySelected, withSelected } from './category-tree.ts';
import type { ExhibitorFacets } from './exhibitor-directory.ts';
import { letterOf, NO_LETTER } from './exhibitor-letter.ts';
import { isCountry } from './list-query.ts';

/** An exhibitor, with the fields facets are computed from. */
export interface FacetSource {
  readonly name: string;
  readonly halls: readonly string[];
  /** Ids of its categories. */
  readonly categories: readonly string[];
  /** The country of its address, or anything else for none. */
  readonly country: string;
}

/** The values of exhibitors for facets, in any order and any number of times. */
export interface FacetValues {
  /** Names, or their first characters. */
  readonly names: readonly string[];
  readonly halls: readonly string[];
  /** Ids of categories. */
  readonly categories: readonly string[];
  readonly countries: readonly string[];
}

/** The values of these exhibitors. */
export const facetValues = (exhibitors: readonly FacetSource[]): FacetValues => ({
  names: exhibitors.map(({ name }) => name),
  halls: exhibitors.flatMap(({ halls }) => halls),
  categories: exhibitors.flatMap(({ categories }) => categories),
  countries: exhibitors.map(({ country }) => country),
});

/**
 * The filters that match exhibitors with these values. Letters are in alphabetical order with `#` last; halls are in
 * numeric order (`2` before `10`).
 *
 * @param tree all categories of the event
 * @param hasNovelties whether an exhibitor has a public novelty
 */
export const exhibitorFacets = (
  { names, halls, categories, countries }: FacetValues,
  tree: readonly MainGroup[],
  hasNovelties: boolean,
): ExhibitorFacets => {
  const each = (values: readonly string[]): readonly string[] =>
    [...new Set(values.filter(Boolean))].toSorted(inNaturalOrder);
  const letters = each(names.map(letterOf));
  return {
    letters: [
      ...letters.filter((letter) => letter !== NO_LETTER),
      ...letters.filter((letter) => letter === NO_LETTER),
    ],
    halls: each(halls),
    categories: onlySelected(withSelected(tree, categories)),
    countries: each(countries.filter(isCountry)),
    hasNovelties,
  };
};
