import type { PagePlace } from '@fairdesk/core/editor';
import { type FieldCode, isLanguage } from '@fairdesk/core/shared';
import type { PageDraftRow, PageKey, PageRow } from '../../database/content-tables.ts';
import { isPage } from '../../database/is-page.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { conflict, notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { siteOf } from '../site-of.ts';

/** Who changes the pages of a site. */
export interface PageWriter extends FairWriter {
  readonly site: string;
}

/** An editor of the event's site. */
export const pageWriter = async (query: Query, writer: FairWriter): Promise<PageWriter> => ({
  ...writer,
  site: await siteOf(query, writer.event),
});

/** What is stored of a page in one language. */
export interface StoredPage {
  readonly page: PageRow | undefined;
  readonly draft: PageDraftRow | undefined;
}

export const storedPage = async (query: Query, key: PageKey): Promise<StoredPage> => ({
  page: await query.selectFrom('pages').selectAll().where(isPage(key)).executeTakeFirst(),
  draft: await query.selectFrom('pageDrafts').selectAll().where(isPage(key)).executeTakeFirst(),
});

/** When a page is published: the search index reads it again when its time differs, so no two versions share one. */
export const updatedAfter = (page: PageRow | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), page ? Date.parse(page.updated) + 1 : 0)).toISOString();

/** The languages in which a page is published or has a draft. */
export const languagesAt = async (query: Query, site: string, path: string): Promise<readonly string[]> => {
  const pages = query
    .selectFrom('pages')
    .select('language')
    .where('site', '=', site)
    .where('path', '=', path);
  const drafts = query
    .selectFrom('pageDrafts')
    .select('language')
    .where('site', '=', site)
    .where('path', '=', path)
    .where('layout', 'is not', null);
  return (await pages.union(drafts).execute()).map(({ language }) => language);
};

/**
 * Changes the draft of a page.
 *
 * @param revision the one that the editor saw; 409 when it has changed since. Absent for the current one
 * @returns the new revision
 */
export const changeDraft = async (
  query: Query,
  key: PageKey,
  change: Partial<Omit<PageDraftRow, keyof PageKey | 'revision'>>,
  now: Date,
  revision?: number,
): Promise<number> => {
  const { site, path, language } = key;
  await query
    .insertInto('pageDrafts')
    .values({ site, path, language, revision: 0, modified: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['site', 'path', 'language']).doNothing())
    .execute();
  let update = query
    .updateTable('pageDrafts')
    .set({ modified: now.toISOString(), ...change })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where(isPage(key));
  if (revision !== undefined) update = update.where('revision', '=', revision);
  const changed = await update.returning('revision').executeTakeFirst();
  if (changed === undefined) throw conflict();
  return changed.revision;
};

/** The columns of a page without a draft. */
export const NO_DRAFT = { layout: null, publishAt: null, publishBy: null, heldBack: null } as const;

export const refused = (code: FieldCode, path = '') => invalid([{ path, code }]);

/** The place in the parameters of an address; 404 without one. */
export const placeIn = (query: URLSearchParams): PagePlace => {
  const language = query.get('language') ?? '';
  const path = query.get('path') ?? '';
  if (!isLanguage(language) || path.includes('\0')) throw notFound();
  return { path, language };
};

/** The pages of a site that are published or have a draft, in each language. */
export const pageKeys = async (query: Query, site: string): Promise<readonly PageKey[]> => {
  const columns = ['site', 'path', 'language'] as const;
  const pages = query.selectFrom('pages').select(columns).where('site', '=', site);
  const drafts = query
    .selectFrom('pageDrafts')
    .select(columns)
    .where('site', '=', site)
    .where('layout', 'is not', null);
  return pages.union(drafts).orderBy('path').orderBy('language').execute();
};
