import { encodePart } from './encode-part.ts';
import { splitSuffix } from './languages.ts';

/** Builds the query of an address, in the order given: `{ title: 'Order power' }` → `title=Order%20power`. */
export const queryString = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map((pair) => pair.map(encodePart).join('='))
    .join('&');

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

/**
 * The address one segment below another one, with its query and fragment.
 *
 * @example
 * ```ts
 * addressBelow('/exhibitors/?show=12', 'acme') // '/exhibitors/acme?show=12'
 * ```
 */
export const addressBelow = (address: string, segment: string): string => {
  const { path, suffix } = splitSuffix(address);
  return `${path.replace(/\/$/, '')}/${encodePart(segment)}${suffix}`;
};
