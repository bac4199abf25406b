import type { Query } from '../database/open-database.ts';
import { type ListPage, lengthOf, type PageAsked, pageOfList, startOf } from './page-of-list.ts';
import { WILDCARD } from './page-path.ts';

export interface RoutesAsked extends PageAsked {
  readonly language: string;
  /** Only what lies in one of these; everything where it is empty. */
  readonly includedPaths?: readonly (string | null)[] | null;
  /** Nothing that lies in one of these. */
  readonly excludedPaths?: readonly (string | null)[] | null;
}

/** A page of the addresses of a site in one language, in their order. Wildcard pages are no addresses. */
export const routesOf = async (
  query: Query,
  site: string,
  asked: RoutesAsked,
): Promise<ListPage<string> & { readonly total: number }> => {
  const rows = await query
    .selectFrom('pages')
    .select('path')
    .where('site', '=', site)
    .where('language', '=', asked.language.replaceAll('\0', ''))
    .orderBy('path')
    .execute();
  const paths = rows.map(({ path }) => path).filter((path) => isWanted(path, asked));
  const wanted = lengthOf(asked, USUAL_LENGTH);
  const start = startOf(asked);
  const from = start === undefined ? 0 : paths.indexOf(start) + 1 || paths.length;
  return {
    total: paths.length,
    ...pageOfList(paths.slice(from, from + wanted + 1), wanted, (path) => path),
  };
};

const USUAL_LENGTH = 10;

const isWanted = (path: string, { includedPaths, excludedPaths }: RoutesAsked): boolean => {
  const liesIn = (folder: string | null) =>
    folder !== null && (path === folder || path.startsWith(`${folder.replace(/\/$/, '')}/`));
  if (path.includes(WILDCARD)) return false;
  return (!includedPaths?.length || includedPaths.some(liesIn)) && !excludedPaths?.some(liesIn);
};
