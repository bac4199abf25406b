/**
 * The names in a pipe-separated setting: `'EXHIBITOR | PARTNER'` lists two.
 *
 * Source: portal spec §6 "pipe-separated configuration lists".
 */
export const listed = (list: string): readonly string[] =>
  list
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Whether such a setting names this value; an empty setting names nothing. */
export const isListed = (list: string, value: string): boolean => listed(list).includes(value.trim());
