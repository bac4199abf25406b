import { dialogIdOf, isPagePath, type PagePurpose } from '@fairdesk/core/editor';
import type { Query } from '../database/open-database.ts';
import { SCREENS } from './screens.ts';

/** What a page of a site is for, unless visitors open it at its address. */
export type PurposeOf = (path: string) => PagePurpose | undefined;

/** Error pages are `/404` and `/500` when the settings of a site name none. */
export const ERROR_PATHS = { 'not-found': '/404', 'server-error': '/500' } as const;

/** The paths of the error pages of a site. */
export type ErrorPaths = Readonly<Record<keyof typeof ERROR_PATHS, string>>;

/** @param settings of a site as stored, `{"notFoundPage":"/missing"}` */
export const errorPathsIn = (settings: string | null | undefined): ErrorPaths => {
  const { notFoundPage, serverErrorPage } = JSON.parse(settings ?? '{}');
  return {
    'not-found': pathIn(notFoundPage) ?? ERROR_PATHS['not-found'],
    'server-error': pathIn(serverErrorPage) ?? ERROR_PATHS['server-error'],
  };
};

const pathIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('/') ? value : undefined;

/** The pages of a site that are for errors, and those that other pages open as dialogs. */
export const purposeIn = (paths: ErrorPaths): PurposeOf => {
  return (path) => {
    if (dialogIdOf(path) !== undefined) return 'dialog';
    // Settings that name a screen of the portal do not take it from its users.
    if (SCREEN_PATHS.has(path)) return undefined;
    if (path === paths['not-found']) return 'not-found';
    return path === paths['server-error'] ? 'server-error' : undefined;
  };
};

const SCREEN_PATHS: ReadonlySet<string> = new Set(['/', ...SCREENS.fair, ...SCREENS.portal]);

/** Whether a page of any purpose can have this path. */
export const isStoredPath = (path: string): boolean => isPagePath(path) || dialogIdOf(path) !== undefined;

/** The paths of the error pages of a stored site. */
export const errorPathsOf = async (query: Query, site: string): Promise<ErrorPaths> => {
  const row = await query
    .selectFrom('sites')
    .select('settings')
    // PostgreSQL rejects NUL, and no name of a site contains it.
    .where('name', '=', site.replaceAll('\0', ''))
    .executeTakeFirst();
  return errorPathsIn(row?.settings);
};

export const purposesOf = async (query: Query, site: string): Promise<PurposeOf> =>
  purposeIn(await errorPathsOf(query, site));
