import type { PagePlace } from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { layoutAnswer } from '../content/layout-answer.ts';
import { Layout } from '../content/layout-schema.ts';
import type { Query } from '../database/open-database.ts';
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
  const languages = await languagesAt(query, writer.site, place.path);
  const page = {
    site: writer.site,
    path: place.path,
    language: place.language,
    languages: LANGUAGES.filter((language) => languages.includes(language)),
    layout: Layout.parse(layout),
    updated: writer.now.toISOString(),
    versions: () => [],
  };
  return { layout: layoutAnswer(place.language, page, mode === 'preview' ? 'preview' : 'edit'), revision };
};
