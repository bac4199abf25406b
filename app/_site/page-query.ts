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

/** The address that a request is led to, with the parameters that no page reads, such as those of a campaign. */
export const withOtherParameters = (to: string, query: URLSearchParams): string => {
  const others = new URLSearchParams([...query].filter(([name]) => !QUERY_PARAMETERS.includes(name)));
  return others.size === 0 ? to : `${to}${to.includes('?') ? '&' : '?'}${others}`;
};
