import { QUERY_PARAMETERS } from './query-parameters.ts';

/** The supported query parameters: `?q=pump`; empty when there are none. */
export const searchOf = (given: URLSearchParams): string => {
  const heard = QUERY_PARAMETERS.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return heard.length > 0 ? `?${new URLSearchParams(heard)}` : '';
};
