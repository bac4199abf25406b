import { splitSuffix } from './languages.ts';
import { queryString } from './query-string.ts';

/**
 * Adds values to the query of an address, before those that it has.
 *
 * @example
 * ```ts
 * withQuery('/profile?a=b#top', { tab: 'news' }) // '/profile?tab=news&a=b#top'
 * ```
 */
export const withQuery = (address: string, values: Readonly<Record<string, string>>): string => {
  const { path, suffix } = splitSuffix(address);
  return `${path}?${queryString(values)}${suffix.replace(/^\?/, '&')}`;
};
