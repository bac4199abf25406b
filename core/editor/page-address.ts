import { type FieldFault, faultIf, isBlank, lengthOf, slugOf } from '../shared/index.ts';
import { isPagePath, PAGE_PATH_MAX } from './page-limits.ts';
import type { PageEntry } from './page-office.ts';

/** The longest title of a new page, in characters. */
export const PAGE_TITLE_MAX = 200;

/**
 * The path that is proposed for a page below another one; empty for a title without Latin letters or digits, and where
 * the path of the other page leaves no room.
 */
export const proposedPath = (title: string, parent: string): string => {
  const above = parent === '/' ? parent : `${parent}/`;
  const slug = slugOf(title)
    .slice(0, Math.max(0, PAGE_PATH_MAX - above.length))
    .replace(/-$/, '');
  return slug === '' ? '' : `${above}${slug}`;
};

/** Whether a page is below another one; the home page has none below it. */
export const isPageBelow = (path: string, above: string): boolean => path.startsWith(`${above}/`);

/**
 * The faults of a new page.
 *
 * | a page                                            | path, code          |
 * | ------------------------------------------------- | ------------------- |
 * | without a title, or with a too long one           | `title`, `page-title` |
 * | whose path is invalid or too long                 | `path`, `page-path`   |
 * | whose path another page has                       | `path`, `page-exists` |
 */
export const newPageFaults = (
  { title, path }: { readonly title: string; readonly path: string },
  entries: readonly PageEntry[],
): readonly FieldFault[] => [
  ...faultIf(isBlank(title) || lengthOf(title) > PAGE_TITLE_MAX, 'title', 'page-title'),
  ...pathFaults([path], 'path', entries),
];

/**
 * The faults of moving a page with those below it.
 *
 * | a path                                                   | path, code              |
 * | -------------------------------------------------------- | ----------------------- |
 * | of the page itself, or below it                          | `to`, `page-move-below` |
 * | that makes an invalid or too long path                   | `to`, `page-path`       |
 * | that makes a path which another page has                 | `to`, `page-exists`     |
 */
export const pageMoveFaults = (
  from: string,
  to: string,
  entries: readonly PageEntry[],
): readonly FieldFault[] => {
  if (to === from || isPageBelow(to, from)) return [{ path: 'to', code: 'page-move-below' }];
  const paths = entries.map(({ path }) => path).filter((path) => path === from || isPageBelow(path, from));
  return pathFaults(
    paths.map((path) => `${to}${path.slice(from.length)}`),
    'to',
    entries,
  );
};

/** The first fault of paths that pages would have. */
const pathFaults = (
  paths: readonly string[],
  field: string,
  entries: readonly PageEntry[],
): readonly FieldFault[] => {
  if (paths.some((path) => !isPagePath(path) || path.length > PAGE_PATH_MAX))
    return [{ path: field, code: 'page-path' }];
  const taken = new Set(entries.map(({ path }) => path));
  return faultIf(
    paths.some((path) => taken.has(path)),
    field,
    'page-exists',
  );
};
