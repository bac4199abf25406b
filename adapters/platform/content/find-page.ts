import { DEFAULT_LANGUAGE } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import type { PageRow } from '../database/tables.ts';
import { type Layout, LayoutJson } from './layout-schema.ts';
import { normalPath, pageFor, WILDCARD } from './page-path.ts';

export interface PageAsked {
  readonly site: string;
  /** A path, or the id of a page. */
  readonly item: string;
  readonly language: string;
}

/** A page of the store, in the language asked for or else in English. */
export interface FoundPage {
  readonly path: string;
  readonly language: string;
  readonly layout: Layout;
}

const GUID = /^\{?([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\}?$/i;

/** The page asked for; `undefined` when there is none in this site, or none in either language. */
export const findPage = async (
  query: Query,
  { site, item, language }: PageAsked,
): Promise<FoundPage | undefined> => {
  const id = GUID.exec(item)?.[1]?.toLowerCase();
  const path =
    id === undefined ? await pathFor(query, site, normalPath(item)) : await pathOfId(query, site, id);
  if (path === undefined) return undefined;
  const rows = await query
    .selectFrom('pages')
    .selectAll()
    .where('site', '=', site)
    .where('path', '=', path)
    .where('language', 'in', [language, DEFAULT_LANGUAGE])
    .execute();
  const row = rows.find((found) => found.language === language) ?? rows[0];
  return row && toPage(row);
};

const toPage = ({ path, language, layout }: PageRow): FoundPage => ({
  path,
  language,
  layout: LayoutJson.parse(layout),
});

/** Only wildcard pages have to be looked at one by one, and a site has few. */
const pathFor = async (query: Query, site: string, path: string): Promise<string | undefined> => {
  const rows = await query
    .selectFrom('pages')
    .select('path')
    .distinct()
    .where('site', '=', site)
    .where((where) => where.or([where('path', '=', path), where('path', 'like', `%${WILDCARD}%`)]))
    .execute();
  return pageFor(
    path,
    rows.map((row) => row.path),
  );
};

const pathOfId = async (query: Query, site: string, id: string): Promise<string | undefined> => {
  const row = await query
    .selectFrom('pages')
    .select('path')
    .where('site', '=', site)
    .where('layout', 'like', `%"itemId":"${id}"%`)
    .executeTakeFirst();
  return row?.path;
};
