import { isPagePath, PAGE_PATH_MAX } from '@fairdesk/core/editor';
import { isLanguage } from '@fairdesk/core/shared';
import { isPortalPage } from '../../../shared/layout/portal-pages.ts';
import { WILDCARD } from '../../content/page-path.ts';
import { purposesOf } from '../../content/page-purposes.ts';
import type { Query } from '../../database/open-database.ts';
import { languagesAt, refused } from './page-rows.ts';

/**
 * Rejects a path that a page cannot have, that leads elsewhere, or that another page has.
 *
 * @param field names the fault
 */
export const requireFreePath = async (
  query: Query,
  site: string,
  path: string,
  field: string,
): Promise<void> => {
  if (!isPagePath(path) || path.length > PAGE_PATH_MAX) throw refused('page-path', field);
  if ((await languagesAt(query, site, path)).length > 0) throw refused('page-exists', field);
  const purposeOf = await purposesOf(query, site);
  if (purposeOf(path) || leadsElsewhere(path, await folderOf(query, site)))
    throw refused('page-reserved', field);
  if (await isOfExhibitor(query, site, path)) throw refused('page-reserved', field);
};

/**
 * Whether visitors who follow a link to this path of a site get something else: a page of the portal, or a page in
 * the language or the folder that the path begins with.
 *
 * @param folder of the site: `aqua`; empty for none
 */
export const leadsElsewhere = (path: string, folder: string): boolean => {
  const [, first = ''] = path.split('/');
  return isPortalPage(path) || isLanguage(first) || (first !== '' && first === folder);
};

/** Whether this is the address of an exhibitor, or was before it changed its name: a page there would hide it. */
const isOfExhibitor = async (query: Query, site: string, path: string): Promise<boolean> => {
  const start = path.lastIndexOf('/');
  const page = await query
    .selectFrom('pages')
    .innerJoin('sites', 'sites.name', 'pages.site')
    .select('sites.eventId')
    .where('pages.site', '=', site)
    .where('pages.path', '=', `${path.slice(0, start)}/${WILDCARD}`)
    .where('pages.layout', 'like', '%"ExhibitorProfile"%')
    .executeTakeFirst();
  if (!page?.eventId) return false;
  const slug = path.slice(start + 1);
  const exhibitor = await query
    .selectFrom('participations')
    .select('id')
    .where('eventId', '=', page.eventId)
    .where(({ eb, or }) => or([eb('slug', '=', slug), eb('formerSlugs', 'like', `%|${slug}|%`)]))
    .executeTakeFirst();
  return exhibitor !== undefined;
};

const folderOf = async (query: Query, site: string): Promise<string> => {
  const row = await query
    .selectFrom('sites')
    .select('virtualFolder')
    .where('name', '=', site)
    .executeTakeFirst();
  return row?.virtualFolder?.replace(/^\/|\/$/g, '') ?? '';
};
