import { PAGE_TITLE_MAX, type PagePlace } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, dayIn, isBlank, LANGUAGES, lengthOf } from '@fairdesk/core/shared';
import { v4 as randomId } from 'uuid';
import { PLACEHOLDERS } from '../../../shared/layout/placeholders.ts';
import { type Layout, LayoutJson, layoutIn } from '../../content/layout-schema.ts';
import type { PageKey } from '../../database/content-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { conflict } from '../../service.ts';
import { lockFairs } from '../lock-fairs.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { articleLayout, withOwnIds } from './article-pages.ts';
import { cleanLayout } from './clean-layout.ts';
import { requireFreePath } from './free-path.ts';
import { markEditor, type OpenedLayout, openPage } from './page-drafts.ts';
import { changeDraft, type PageWriter, refused, storedPage } from './page-rows.ts';
import { recordPage } from './publish-page.ts';

/**
 * Adds a page with a title, and the header and footer of the home page, as a draft; an article has those of the page
 * above it.
 *
 * @param id a UUID: a page that an earlier attempt added with it is opened
 */
export const createPage = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  { title, kind, id }: NewPage & { readonly kind?: 'article' | undefined },
): Promise<OpenedLayout> => {
  const { site, now, event } = writer;
  const { path } = place;
  if (await wasAdded(query, writer, place, id)) return openPage(query, writer, place);
  await requireFreePath(query, site, path, 'path');
  if (isBlank(title) || lengthOf(title) > PAGE_TITLE_MAX) throw refused('page-title', 'title');
  const key = { site, ...place };
  const home = await pageIn(query, { ...key, path: '/' });
  const page = newLayout({ path, title: title.trim(), id }, home);
  const above = kind === 'article' ? await pageIn(query, { ...key, path: parentOf(path) }) : undefined;
  const layout = cleanLayout(
    kind === 'article'
      ? articleLayout(page, above && { path: parentOf(path), layout: above }, {
          title: title.trim(),
          day: dayIn(await timeZoneOf(query, event), now),
        })
      : page,
  );
  await addDraft(query, writer, key, layout);
  return openPage(query, writer, place);
};

interface NewPage {
  readonly title: string;
  readonly id?: string | undefined;
}

/** Whether the page at a place was added with this id; a page elsewhere that has the id is a conflict. */
export const wasAdded = async (
  query: Query,
  { site, event }: PageWriter,
  place: PagePlace,
  id: string | undefined,
): Promise<boolean> => {
  if (id === undefined) return false;
  // An attempt that is still under way comes first.
  await lockFairs(query, [event]);
  const key = { site, ...place };
  const { page, draft } = await storedPage(query, key);
  if (layoutIn(draft?.layout ?? page?.layout)?.itemId === id) return true;
  if (await isUsedElsewhere(query, key, id)) throw conflict();
  return false;
};

/** An id names one page: what visitors like and save is stored under it, whatever the site. */
const isUsedElsewhere = async (query: Query, { site, path }: PageKey, id: string): Promise<boolean> => {
  for (const table of ['pages', 'pageDrafts'] as const) {
    const row = await query
      .selectFrom(table)
      .select('path')
      .where('layout', 'like', `%"itemId":"${id.toLowerCase()}"%`)
      .where(({ eb, or }) => or([eb('site', '!=', site), eb('path', '!=', path)]))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
};

/** Stores a new page as a draft. */
export const addDraft = async (
  query: Query,
  writer: PageWriter,
  key: PageKey,
  layout: string,
): Promise<void> => {
  const { draft } = await storedPage(query, key);
  const change = { layout, publishAt: null, publishBy: null };
  await changeDraft(query, key, change, writer.now, draft?.revision ?? 0);
  await markEditor(query, writer, key);
  await recordPage(query, writer, 'page.create', key, layout);
};

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** What visitors see of a page, else its draft; English first where the language has none. */
export const pageIn = async (
  query: Query,
  { site, path, language }: PageKey,
): Promise<Layout | undefined> => {
  for (const each of new Set([language, DEFAULT_LANGUAGE, ...LANGUAGES])) {
    const { page, draft } = await storedPage(query, { site, path, language: each });
    const layout = page?.layout ?? draft?.layout;
    if (layout) return LayoutJson.parse(layout);
  }
  return undefined;
};

export const newLayout = (
  { path, title, id = randomId() }: NewPage & { readonly path: string },
  home: Layout | undefined,
): Layout => ({
  name: path.split('/').at(-1) || 'home',
  displayName: title,
  fields: {
    MetaTitle: { value: title },
    MetaDescription: { value: '' },
    NavigationTitle: { value: title },
    Layout: home?.fields.Layout ?? { value: 'event' },
  },
  itemId: id,
  templateName: 'Page',
  placeholders: {
    ...withOwnIds(home?.placeholders ?? {}),
    [PLACEHOLDERS.main]: [],
  },
});
