/**
 * The placeholders of every page, by their role.
 *
 * The names come from the starters of the content platform; the name of the shell is ours. Source: site spec
 * §2 "Page layouts".
 */
export const AREAS = {
  bodyTop: 'body-top',
  header: 'headless-header',
  shell: 'headless-shell',
  main: 'headless-main',
  footer: 'headless-footer',
} as const;

/** A content platform's own names of the areas: `{ main: 'content' }`; absent ones have our names. */
export type AreaNames = Readonly<Partial<Record<keyof typeof AREAS, string>>>;

/**
 * Reads the names of the areas from a setting: `main=content, header=top`; `undefined` when it is
 * invalid.
 */
export const readAreaNames = (setting: string): AreaNames | undefined => {
  const pairs = setting
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => part.trim()));
  const isValid = pairs.every(
    ([area = '', name = '', ...more]) => Object.hasOwn(AREAS, area) && name !== '' && more.length === 0,
  );
  return isValid ? Object.fromEntries(pairs) : undefined;
};
