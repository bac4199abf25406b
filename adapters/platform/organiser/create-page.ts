import { isPagePath, PAGE_PATH_MAX, PAGE_TITLE_MAX, type PagePlace } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, isBlank, LANGUAGES } from '@fairdesk/core/shared';
import { v4 as randomId } from 'uuid';
import { type Layout, LayoutJson } from '../content/layout-schema.ts';
import type { Query } from '../database/open-database.ts';
import { cleanLayout } from './clean-layout.ts';
import { markEditor, type OpenedLayout, openPage } from './page-drafts.ts';
import { changeDraft, languagesAt, type PageWriter, refused, storedPage } from './page-rows.ts';
import { recordPage } from './publish-page.ts';

/** Adds a page with a title, and the header and footer of the home page, as a draft. */
export const createPage = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  title: string,
): Promise<OpenedLayout> => {
  const { site, now } = writer;
  const { path } = place;
  requirePath(path, 'path');
  if (isBlank(title) || title.length > PAGE_TITLE_MAX) throw refused('page-title', 'title');
  if ((await languagesAt(query, site, path)).length > 0) throw refused('page-exists', 'path');
  const key = { site, ...place };
  const layout = cleanLayout(newLayout(path, title.trim(), await homePage(query, key)));
  const { draft } = await storedPage(query, key);
  await changeDraft(query, key, { layout, publishAt: null, publishBy: null }, now, draft?.revision ?? 0);
  await markEditor(query, writer, key);
  await recordPage(query, writer, 'page.create', key, layout);
  return openPage(query, writer, place);
};

/** Rejects paths that pages cannot have. @param field names the fault */
export const requirePath = (path: string, field: string): void => {
  if (!isPagePath(path) || path.length > PAGE_PATH_MAX) throw refused('page-path', field);
};

/** English first where the language has none. */
const homePage = async (query: Query, place: { readonly site: string; readonly language: string }) => {
  for (const language of new Set([place.language, DEFAULT_LANGUAGE, ...LANGUAGES])) {
    const { page } = await storedPage(query, { site: place.site, path: '/', language });
    if (page) return LayoutJson.parse(page.layout);
  }
  return undefined;
};

const newLayout = (path: string, title: string, home: Layout | undefined): Layout => ({
  name: path.split('/').at(-1) || 'home',
  displayName: title,
  fields: {
    MetaTitle: { value: title },
    MetaDescription: { value: '' },
    NavigationTitle: { value: title },
    Layout: home?.fields.Layout ?? { value: 'event' },
  },
  itemId: randomId(),
  templateName: 'Page',
  placeholders: {
    ...(withOwnIds(home?.placeholders ?? {}) as Layout['placeholders']),
    [MAIN]: [],
  },
});

const MAIN = 'headless-main';

/** Copies renderings with ids of their own. */
const withOwnIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withOwnIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'uid' ? randomId() : withOwnIds(each)]),
  );
};
