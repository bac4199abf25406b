import type { Query } from '../database/open-database.ts';
import { SCREENS } from '../starter/screen-layouts.ts';

/** The pages of a fair's site that its portal or its errors need: they are neither moved nor deleted. */
export const neededPages = async (query: Query, site: string): Promise<ReadonlySet<string>> => {
  const row = await query.selectFrom('sites').select('settings').where('name', '=', site).executeTakeFirst();
  const { notFoundPage, serverErrorPage } = JSON.parse(row?.settings ?? '{}');
  const errors = [notFoundPage, serverErrorPage].filter((path) => typeof path === 'string');
  return new Set(['/', ...SCREENS.fair, ...errors]);
};

export const isNeededPage = async (query: Query, site: string, path: string): Promise<boolean> =>
  (await neededPages(query, site)).has(path);
