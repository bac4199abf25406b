import type { PageLink } from '@fairdesk/core/editor';
import { isLanguage } from '@fairdesk/core/shared';
import { linksToPage } from '../../content/links-to-page.ts';
import { titleIn } from '../../content/page-title.ts';
import type { Query } from '../../database/open-database.ts';
import { storedWebsite } from '../website/website-writes.ts';
import type { PageWriter } from './page-rows.ts';

/** The other pages that link to a page, published or as a draft, by path and language. */
export const pageLinks = async (
  query: Query,
  { site, event }: PageWriter,
  path: string,
  origin: string,
): Promise<readonly PageLink[]> => {
  const { virtualFolder } = await storedWebsite(query, event);
  const place = { origin, folder: virtualFolder ?? '' };
  const columns = ['path', 'language', 'layout'] as const;
  const pages = query.selectFrom('pages').select(columns).where('site', '=', site);
  const drafts = query
    .selectFrom('pageDrafts')
    .select(columns)
    .where('site', '=', site)
    .where('layout', 'is not', null);
  const rows = await drafts.unionAll(pages).orderBy('path').orderBy('language').execute();
  const links = new Map<string, PageLink>();
  for (const { path: from, language, layout } of rows) {
    const key = `${language} ${from}`;
    if (layout === null || from === path || links.has(key) || !isLanguage(language)) continue;
    if (linksToPage(JSON.parse(layout), path, place))
      links.set(key, { path: from, language, title: titleIn(layout) ?? from });
  }
  return [...links.values()];
};
