import { decodeAddress } from '../shared/index.ts';

/**
 * The parameters of a query in one order and notation, so that equal queries have equal texts. Only what would
 * separate parameters or begin a fragment stays encoded.
 *
 * @example
 * ```ts
 * sortedQuery('b=2&a=caf%C3%A9+%26') // 'a=café %26&b=2'
 * ```
 */
export const sortedQuery = (query: string): string =>
  query
    .split('&')
    .filter(Boolean)
    .map((part) => decodeAddress(part.replace(/\+/g, ' ')).replace(/[%&+#]/g, encodeURIComponent))
    .toSorted()
    .join('&');
