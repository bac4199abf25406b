/** How the name `*` of a wildcard page is encoded in paths: `/events/,-w-,` matches every `/events/{id}`. */
export const WILDCARD = ',-w-,';

/** A path as pages are stored: `visit/` becomes `/visit`. Ignores case. */
export const normalPath = (item: string): string => {
  const names = item
    .toLowerCase()
    .split('/')
    .filter((name) => name !== '');
  return `/${names.join('/')}`;
};

/** Whether a page, with its wildcards, matches this path segment by segment. */
export const matchesPath = (page: string, path: string): boolean => {
  const pageNames = page.split('/');
  const names = path.split('/');
  return (
    pageNames.length === names.length &&
    pageNames.every((name, level) => name === names[level] || (name === WILDCARD && names[level] !== ''))
  );
};

/**
 * The page for a path: an exact match, else the wildcard page that shares the most segments with it from the
 * left.
 *
 * | pages                             | `/events/7/map` is served by   |
 * | --------------------------------- | ------------------------------ |
 * | `/events/7/map`, `/events/,-w-,/map` | `/events/7/map`             |
 * | `/,-w-,/7/map`, `/events/,-w-,/map`  | `/events/,-w-,/map`         |
 *
 * Source: portal spec §2 "Event page", site spec §2 "Breadcrumb".
 */
export const pageFor = (path: string, pages: readonly string[]): string | undefined =>
  pages.includes(path) ? path : pages.filter((page) => matchesPath(page, path)).toSorted(exactFirst)[0];

/** How many segments a path may have to be looked up by its {@link pagesMatching}: their number doubles with each. */
const MAX_SEGMENTS = 6;

/**
 * Every page that could match a path: the path itself, and with wildcards for any of its segments. `undefined` for a
 * path with too many.
 */
export const pagesMatching = (path: string): readonly string[] | undefined => {
  const [root = '', ...names] = path.split('/');
  if (names.length > MAX_SEGMENTS) return undefined;
  return names.reduce<readonly string[]>(
    (pages, name) =>
      pages.flatMap((page) =>
        name === '' || name === WILDCARD ? [`${page}/${name}`] : [`${page}/${name}`, `${page}/${WILDCARD}`],
      ),
    [root],
  );
};

const exactFirst = (one: string, other: string): number => {
  const flags = (page: string) =>
    page
      .split('/')
      .map((name) => (name === WILDCARD ? '1' : '0'))
      .join('');
  return flags(one) < flags(other) ? -1 : 1;
};
