import { facetChoices } from '@fairdesk/core/search';

/**
 * The facet values of an address whose facets the search scope does not offer. Source: portal spec §8 "facets not in
 * scope".
 *
 * @param offered the names of the scope's facets
 * @param chosen the values of `FACET_PARAMETER`
 */
export const foreignFacets = (offered: readonly string[], chosen: readonly string[]): readonly string[] => {
  const prefixes = facetChoices(offered.map((name) => ({ name, values: [''] })));
  return chosen.filter((choice) => !prefixes.some((prefix) => choice.startsWith(prefix)));
};
