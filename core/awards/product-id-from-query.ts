/**
 * The redirect target when the product is missing or invalid. Source: portal spec §2 "pid required, else
 * /404".
 */
export const NO_PRODUCT_HREF = '/404';

/**
 * Parses the product id in `?pid=`; `undefined` when it is missing or malformed. Ownership is checked later.
 *
 * @example
 * ```ts
 * productIdFromQuery('p-1') // 'p-1'
 * productIdFromQuery('') // undefined
 * ```
 */
export const productIdFromQuery = (pid: string | null | undefined): string | undefined =>
  pid && /^[A-Za-z0-9-]{1,64}$/.test(pid) ? pid : undefined;
