/** How the name `*` of a wildcard page is written in addresses: `/events/,-w-,` stands for every `/events/{id}`. */
export const WILDCARD = ',-w-,';

/** A path as pages are stored under: `visit/` becomes `/visit`. Case does not matter. */
export const normalPath = (item: string): string => {
  const names = item
    .toLowerCase()
    .split('/')
    .filter((name) => name !== '');
  return `/${names.join('/')}`;
};

/** Whether a wildcard page stands for this path, name by name. */
export const matchesPath = (page: string, path: string): boolean => {
  const pageNames = page.split('/');
  const names = path.split('/');
  return (
    pageNames.length === names.length &&
    pageNames.every((name, level) => name === names[level] || (name === WILDCARD && names[level] !== ''))
  );
};

/**
 * The page that answers a path: itself, else the wildcard page that shares the most names with it from the left.
 *
 * | pages                             | `/events/7/map` is answered by |
 * | --------------------------------- | ------------------------------ |
 * | `/events/7/map`, `/events/,-w-,/map` | `/events/7/map`             |
 * | `/,-w-,/7/map`, `/events/,-w-,/map`  | `/events/,-w-,/map`         |
 *
 * Source: portal spec §2 "Event page", site spec §2 "Breadcrumb".
 */
export const pageFor = (path: string, pages: readonly string[]): string | undefined =>
  pages.includes(path) ? path : pages.filter((page) => matchesPath(page, path)).toSorted(exactFirst)[0];

const exactFirst = (one: string, other: string): number => {
  const flags = (page: string) =>
    page
      .split('/')
      .map((name) => (name === WILDCARD ? '1' : '0'))
      .join('');
  return flags(one) < flags(other) ? -1 : 1;
};
