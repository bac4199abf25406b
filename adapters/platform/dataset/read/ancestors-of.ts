import type { DatasetPage } from './dataset.ts';

/** An ancestor of a page, as a Breadcrumb lists it; its title is not localised yet. */
export interface AuthoredAncestor {
  readonly title: DatasetPage['page']['title'];
  readonly url: string;
  readonly navigationFilters: readonly string[];
}

/** The pages above this one in its site, nearest first. */
export const ancestorsOf = (
  pages: readonly DatasetPage[],
  { site, path }: Pick<DatasetPage, 'site' | 'path'>,
): readonly AuthoredAncestor[] =>
  pathsAbove(path).flatMap((above) =>
    pages
      .filter((page) => page.site === site && page.path === above)
      .map(({ page }) => ({
        title: page.navigationTitle ?? page.title,
        url: above,
        navigationFilters: page.navigationFilters ?? [],
      })),
  );

/** `/a/b/c` lies below `/a/b`, `/a` and `/`. */
const pathsAbove = (path: string): readonly string[] => {
  if (path === '/') return [];
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return [above, ...pathsAbove(above)];
};
