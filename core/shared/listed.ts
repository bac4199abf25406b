/**
 * Splits a pipe-separated setting: `'EXHIBITOR | PARTNER'` has two names.
 *
 * Source: portal spec §6 "pipe-separated configuration lists".
 *
 * @example
 * ```ts
 * listed('EXHIBITOR|PARTNER') // ['EXHIBITOR', 'PARTNER']
 * listed('') // []
 * ```
 */
export const listed = (list: string): readonly string[] =>
  list
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Whether a pipe-separated setting contains this value; an empty setting contains none. */
export const isListed = (list: string, value: string): boolean => listed(list).includes(value.trim());
