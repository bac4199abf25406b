import { focusOf } from '@fairdesk/core/editor';
import { LANGUAGES, type Localised } from '@fairdesk/core/shared';
import type { SiteImageRow } from '../../database/content-tables.ts';
import type { Query } from '../../database/open-database.ts';
import type { ExportedFiles } from './export-files.ts';

/** The image libraries of sites, the oldest image first. */
export const siteImageRows = async (
  query: Query,
  sites: readonly string[],
): Promise<readonly SiteImageRow[]> => {
  if (sites.length === 0) return [];
  const rows = await query.selectFrom('siteImages').selectAll().where('site', 'in', sites).execute();
  const keyOf = ({ site, created, fileKey }: SiteImageRow) => `${site} ${created} ${fileKey}`;
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

/** `site-images.json`, after its files were written. */
export const siteImageItems = (
  rows: readonly SiteImageRow[],
  files: Pick<ExportedFiles, 'pathOf'>,
): readonly unknown[] =>
  rows.flatMap(({ site, fileKey, name, alts: stored, focus, created }) => {
    const file = files.pathOf(fileKey);
    if (file === '') return [];
    const alts: Localised = JSON.parse(stored);
    const alt = Object.fromEntries(LANGUAGES.flatMap((each) => (alts[each] ? [[each, alts[each]]] : [])));
    const point = focusOf(focus ?? '');
    return [{ site, file, name, alt, ...(point && { focus: point }), uploaded: created }];
  });
