import { QUERY_PARAMETERS } from './query-parameters.ts';

/** What an address asks of a page: `?q=pump`; empty for nothing that a page listens to. */
export const searchOf = (given: URLSearchParams): string => {
  const heard = QUERY_PARAMETERS.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return heard.length > 0 ? `?${new URLSearchParams(heard)}` : '';
};
