import {
  PAGE_VERSION_DAYS,
  type PagePlace,
  type PageVersion,
  PUBLISHED_VERSION,
} from '@fairdesk/core/editor';
import type { PageKey } from '../../database/content-tables.ts';
import { isPage } from '../../database/is-page.ts';
import type { Query } from '../../database/open-database.ts';
import { notFound } from '../../service.ts';
import { markEditor, nameOf, type OpenedLayout, openPage } from './page-drafts.ts';
import { withSiteFrame } from './page-frame.ts';
import { changeDraft, type PageWriter, storedPage } from './page-rows.ts';
import { recordPage } from './publish-page.ts';

/** What visitors saw of a page before, the latest first. */
export const pageVersions = async (
  query: Query,
  { site }: PageWriter,
  place: PagePlace,
): Promise<readonly PageVersion[]> => {
  const rows = await query
    .selectFrom('pageVersions')
    .leftJoin('users', 'users.email', 'pageVersions.editor')
    .select(['pageVersions.id', 'published', 'editor as email', 'givenName', 'familyName'])
    .where(isPage({ site, ...place }))
    .orderBy('pageVersions.id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, published: row.published, editor: nameOf(row) }));
};

/** An earlier version, or what visitors see now; 404 when there is no such one. */
export const pageVersion = async (
  query: Query,
  { site }: PageWriter,
  place: PagePlace,
  version: string,
): Promise<{ readonly layout: unknown }> => {
  const key = { site, ...place };
  const row =
    version === PUBLISHED_VERSION
      ? (await storedPage(query, key)).page
      : await versionRow(query, key, version);
  if (row === undefined) throw notFound();
  return { layout: JSON.parse(row.layout) };
};

const versionRow = (query: Query, key: PageKey, version: string) =>
  query
    .selectFrom('pageVersions')
    .select(['layout', 'published'])
    .where('id', '=', version)
    .where(isPage(key))
    .executeTakeFirst();

/** Makes an earlier version the draft, with the header and footer that the site has now. */
export const restoreVersion = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  { version, revision }: { readonly version: string; readonly revision: number },
): Promise<OpenedLayout> => {
  const key = { site: writer.site, ...place };
  const row = await versionRow(query, key, version);
  if (row === undefined) throw notFound();
  const layout = await withSiteFrame(query, key, row.layout);
  await changeDraft(query, key, { layout }, writer.now, revision);
  await markEditor(query, writer, key);
  await recordPage(query, writer, 'page.restore-version', key, row.layout, { published: row.published });
  return openPage(query, writer, place);
};

/** Deletes versions that were replaced long ago, and who worked on pages before today. */
export const sweepPageVersions = async (query: Query, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await query.deleteFrom('pageVersions').where('replaced', '<', daysAgo(PAGE_VERSION_DAYS)).execute();
  await query.deleteFrom('pageEditors').where('savedAt', '<', daysAgo(1)).execute();
};

const DAY_MS = 86_400_000;
