import { FACET_CHOICES_MAX, FACET_PARAMETER } from '@fairdesk/core/search';
import { QUERY_PARAMETERS } from './query-parameters.ts';

/** The supported query parameters: `?q=pump`; empty when there are none. Only facets may occur several times. */
export const searchOf = (query: URLSearchParams): string => {
  const pairs = QUERY_PARAMETERS.flatMap((name) =>
    query
      .getAll(name)
      .slice(0, name === FACET_PARAMETER ? FACET_CHOICES_MAX : 1)
      .map((value) => [name, value]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};
