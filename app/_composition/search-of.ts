import { ASKS } from '#app/_server/asks.ts';

/** What an address asks of a page: `?q=pump`; empty for nothing that a page listens to. */
export const searchOf = (given: Readonly<Record<string, string | string[] | undefined>>): string => {
  const heard = ASKS.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return heard.length > 0 ? `?${new URLSearchParams(heard)}` : '';
};
