import { dialogIdOf, type PagePlace } from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { PLACEHOLDERS } from '../../../shared/layout/placeholders.ts';
import { layoutAnswer } from '../../content/layout-answer.ts';
import { Layout } from '../../content/layout-schema.ts';
import { isWindow, withDialogs } from '../../content/with-dialogs.ts';
import type { PageKey } from '../../database/content-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { openPage } from './page-drafts.ts';
import { languagesAt, type PageWriter } from './page-rows.ts';

/** The draft of a page as the layout service sends pages: with the editor's metadata unless it is a preview. */
export const renderedDraft = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  mode: string,
): Promise<{ readonly layout: unknown; readonly revision: number }> => {
  const { layout, revision } = await openPage(query, writer, place);
  return { layout: await rendered(query, writer, place, layout, mode), revision };
};

/** A page that is not stored yet, as the layout service would send it with the editor's metadata. */
export const renderedLayout = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  layout: unknown,
): Promise<{ readonly layout: unknown }> => ({
  layout: await rendered(query, writer, place, layout, 'edit'),
});

const rendered = async (
  query: Query,
  { site, now }: PageWriter,
  { path, language }: PagePlace,
  layout: unknown,
  mode: string,
): Promise<unknown> => {
  const read = Layout.safeParse(layout);
  if (!read.success) throw invalid([{ path: '', code: 'page-invalid' }]);
  const languages = await languagesAt(query, site, path);
  const page = {
    site,
    path,
    language,
    languages: LANGUAGES.filter((each) => languages.includes(each)),
    layout: mode === 'preview' ? await previewed(query, { site, path, language }, read.data) : read.data,
    updated: now.toISOString(),
    versions: () => [],
  };
  return layoutAnswer(language, page, mode === 'preview' ? 'preview' : 'edit');
};

/** A page as visitors would see it: with the dialogs that it links to; a dialog is open. */
const previewed = (query: Query, { path, ...place }: PageKey, layout: Layout): Promise<Layout> =>
  withDialogs(query, place, dialogIdOf(path) === undefined ? layout : opened(layout), JSON.stringify(layout));

const opened = (layout: Layout): Layout => ({
  ...layout,
  placeholders: {
    ...layout.placeholders,
    [PLACEHOLDERS.main]: (layout.placeholders[PLACEHOLDERS.main] ?? []).map((entry) =>
      isWindow(entry)
        ? { ...entry, params: { ...entry.params, Trigger: 'timer', Timer: '0', CookieDuration: '' } }
        : entry,
    ),
  },
});
