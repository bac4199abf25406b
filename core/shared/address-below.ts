import { encodePart } from './encode-part.ts';
import { splitSuffix } from './languages.ts';

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
