import { SEARCH_PARAMETER } from '@fairdesk/core/navigation';
import { FACET_PARAMETER, facetChoices } from '@fairdesk/core/search';
import type { SearchData } from './search-data.ts';

/** The address of a search: `/nl/aqua/search?q=pump&facet=hall:8&page=2`. Filters and pages are part of it. */
export const searchAt = ({
  address,
  text,
  page,
  facets,
}: Pick<SearchData, 'address' | 'text' | 'page' | 'facets'>): string => {
  const parameters = new URLSearchParams({ [SEARCH_PARAMETER]: text });
  for (const choice of facetChoices(facets)) parameters.append(FACET_PARAMETER, choice);
  if (page > 1) parameters.set('page', String(page));
  return `${address}?${parameters}`;
};
