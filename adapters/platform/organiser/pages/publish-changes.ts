import { isLanguage } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { notFound } from '../../service.ts';
import { languagesAt, type PageWriter, refused, storedPage } from './page-rows.ts';
import { publishPage } from './publish-page.ts';

/** Publishes the drafts of a page that differ from what visitors see, in every language; a scheduled one waits for its time. */
export const publishChanges = async (query: Query, writer: PageWriter, path: string): Promise<void> => {
  const languages = (await languagesAt(query, writer.site, path)).filter(isLanguage);
  if (languages.length === 0) throw notFound();
  let published = 0;
  for (const language of languages.toSorted()) {
    const { page, draft } = await storedPage(query, { site: writer.site, path, language });
    if (!draft?.layout || draft.publishAt !== null || draft.layout === page?.layout) continue;
    await publishPage(query, writer, { path, language }, { revision: draft.revision });
    published += 1;
  }
  if (published === 0) throw refused('page-nothing-to-publish');
};
