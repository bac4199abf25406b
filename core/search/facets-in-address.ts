import type { ChosenFacet } from './ports.ts';

/**
 * The parameter of a chosen facet value, which may occur several times: `?facet=type:page&facet=hall:8`. The first
 * colon ends the name of the facet, so that colons in a name are encoded.
 */
export const FACET_PARAMETER = 'facet';

/** Maximum number of values to filter by, per facet and in all; further ones are ignored. */
export const FACET_CHOICES_MAX = 20;
/** Maximum length of a facet value, in code units; longer ones are ignored. */
const VALUE_MAX = 200;

/**
 * The facets of a scope with the values chosen in an address: `['type:page', 'hall:8', 'hall:10']`. Ignores
 * facets that the scope does not offer. Ours; portal spec §3 "Search request" only names selected facets.
 *
 * @param offered the names of the scope's facets
 * @param chosen the values of {@link FACET_PARAMETER}
 */
export const facetsOf = (offered: readonly string[], chosen: readonly string[]): readonly ChosenFacet[] => {
  let left = FACET_CHOICES_MAX;
  return [...new Set(offered)].map((name) => {
    const own = chosen.filter((choice) => choice.startsWith(prefixOf(name)));
    const values = [...new Set(own.map((choice) => choice.slice(prefixOf(name).length)))].filter(
      isFacetValue,
    );
    const firstValues = values.slice(0, left);
    left -= firstValues.length;
    return { name, values: firstValues };
  });
};

/** The facets after a click on one of their values: adds it, or removes it when it is chosen. */
export const toggleFacet = (
  facets: readonly ChosenFacet[],
  name: string,
  value: string,
): readonly ChosenFacet[] =>
  facets.map((facet) => {
    if (facet.name !== name) return facet;
    const others = facet.values.filter((each) => each !== value);
    return { name, values: others.length < facet.values.length ? others : [...others, value] };
  });

/** The values of {@link FACET_PARAMETER} for these facets; {@link facetsOf} reads them. */
export const facetChoices = (facets: readonly ChosenFacet[]): readonly string[] =>
  facets.flatMap(({ name, values }) => values.map((value) => prefixOf(name) + value));

const prefixOf = (name: string): string => `${name.replace(/[%:]/g, encodeURIComponent)}:`;

const isFacetValue = (value: string): boolean => value !== '' && value.length <= VALUE_MAX;
