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

/**
 * The filters that match these exhibitors. Letters are in alphabetical order with `#` last; halls are in
 * numeric order (`2` before `10`).
 *
 * @param tree all categories of the event
 * @param hasNovelties whether one of them has a public novelty
 */
export const exhibitorFacets = (
  exhibitors: readonly FacetSource[],
  tree: readonly MainGroup[],
  hasNovelties: boolean,
): ExhibitorFacets => {
  const each = (values: readonly string[]): readonly string[] =>
    [...new Set(values.filter(Boolean))].toSorted(inNaturalOrder);
  const letters = each(exhibitors.map(({ name }) => letterOf(name)));
  const chosen = exhibitors.flatMap(({ categories }) => categories);
  return {
    letters: [
      ...letters.filter((letter) => letter !== NO_LETTER),
      ...letters.filter((letter) => letter === NO_LETTER),
    ],
    halls: each(exhibitors.flatMap(({ halls }) => halls)),
    categories: onlySelected(withSelected(tree, chosen)),
    countries: each(exhibitors.map(({ country }) => country).filter(isCountry)),
    hasNovelties,
  };
};
