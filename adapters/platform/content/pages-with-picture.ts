import type { Query } from '../database/open-database.ts';
import { titleIn } from './page-title.ts';

/** The pages of a site that use a picture, as visitors see them or as a draft: `Home (/)`, by path. */
export const pagesWithPicture = async (
  query: Query,
  site: string,
  fileKey: string,
): Promise<readonly string[]> => {
  const pages = query
    .selectFrom('pages')
    .select(['path', 'layout'])
    .where('site', '=', site)
    .where('layout', 'like', `%${fileKey}%`);
  const drafts = query
    .selectFrom('pageDrafts')
    .select(['path', 'layout'])
    .where('site', '=', site)
    .where('layout', 'like', `%${fileKey}%`);
  const titles = new Map<string, string>();
  for (const { path, layout } of [...(await pages.execute()), ...(await drafts.execute())])
    if (!titles.has(path)) titles.set(path, titleIn(layout ?? '') ?? path);
  return [...titles]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, title]) => (title === path ? path : `${title} (${path})`));
};
