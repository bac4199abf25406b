import type { Query } from '../../database/open-database.ts';
import { notFound } from '../../service.ts';
import { languagesAt, type PageWriter } from './page-rows.ts';
import { recordPage } from './publish-page.ts';

/** Says that a page is up to date in every language: none of its translations is older than their source. */
export const confirmTranslations = async (query: Query, writer: PageWriter, path: string): Promise<void> => {
  const { site, now } = writer;
  const languages = await languagesAt(query, site, path);
  const [first] = languages;
  if (first === undefined) throw notFound();
  const edited = now.toISOString();
  const rows = languages.map((language) => ({
    ...{ site, path, language, edited },
    ...{ revision: 0, modified: edited },
  }));
  // What is edited now stays as it is: no revision grows.
  await query
    .insertInto('pageDrafts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site', 'path', 'language']).doUpdateSet({ edited }))
    .execute();
  await recordPage(query, writer, 'page.confirm', { site, path, language: first }, '');
};
