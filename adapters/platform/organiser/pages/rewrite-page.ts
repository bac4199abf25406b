import type { PageRow } from '../../database/content-tables.ts';
import { isPage } from '../../database/is-page.ts';
import type { Query } from '../../database/open-database.ts';
import { changeDraft, type StoredPage, updatedAfter } from './page-rows.ts';

/** Changes the text of a published page outside the editor: the page stays the one that its editor published. */
export const rewritePage = async (query: Query, page: PageRow, layout: string, now: Date): Promise<void> => {
  const updated = updatedAfter(page, now);
  await query.updateTable('pages').set({ layout, updated }).where(isPage(page)).execute();
  await query
    .updateTable('pageDrafts')
    .set({ publishedAt: updated })
    .where(isPage(page))
    .where('publishedAt', '=', page.updated)
    .execute();
};

/** Outdates what an editor has open of a page without a draft: saving it would bring the former text back. */
export const outdateOpened = async (query: Query, { page, draft }: StoredPage, now: Date): Promise<void> => {
  if (page && !draft?.layout) await changeDraft(query, page, {}, now);
};
