import type { PageRow } from '../database/content-tables.ts';
import type { Query } from '../database/open-database.ts';
import { languagesOf } from './find-page.ts';
import { type ListPage, lengthOf, type PageRequest, pageOfList, startOf } from './page-of-list.ts';
import { WILDCARD } from './page-path.ts';
import { purposesOf } from './page-purposes.ts';

export interface RoutesRequest extends PageRequest {
  readonly language: string;
  /** Restricts the routes to these folders; empty for all. */
  readonly includedPaths?: readonly (string | null)[] | null;
  /** Excludes the routes in these folders. */
  readonly excludedPaths?: readonly (string | null)[] | null;
}

type SiteRouteRow = Pick<PageRow, 'path' | 'updated'>;

/** A page of a site's routes in one language, ordered by path. Wildcard pages, error pages and dialogs are excluded. */
export const routesOf = async (
  query: Query,
  site: string,
  request: RoutesRequest,
): Promise<ListPage<SiteRouteRow> & { readonly total: number }> => {
  const rows = await query
    .selectFrom('pages')
    .select(['path', 'updated'])
    .where('site', '=', site)
    .where('language', '=', request.language.replaceAll('\0', ''))
    .where('language', 'in', await languagesOf(query, site))
    .orderBy('path')
    .execute();
  const purposeOf = await purposesOf(query, site);
  const routes = rows.filter(({ path }) => !purposeOf(path) && isWanted(path, request));
  const paths = routes.map(({ path }) => path);
  const limit = lengthOf(request, USUAL_LENGTH);
  const start = startOf(request);
  const from = start === undefined ? 0 : paths.indexOf(start) + 1 || paths.length;
  return {
    total: routes.length,
    ...pageOfList(routes.slice(from, from + limit + 1), limit, ({ path }) => path),
  };
};

const USUAL_LENGTH = 10;

const isWanted = (path: string, { includedPaths, excludedPaths }: RoutesRequest): boolean => {
  const liesIn = (folder: string | null) =>
    folder !== null && (path === folder || path.startsWith(`${folder.replace(/\/$/, '')}/`));
  if (path.includes(WILDCARD)) return false;
  return (!includedPaths?.length || includedPaths.some(liesIn)) && !excludedPaths?.some(liesIn);
};
