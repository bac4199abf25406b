import { isAnonymous, restorableAction } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { storedEntry } from '../../record-audit.ts';
import { notFound } from '../../service.ts';
import type { PageWriter } from './page-rows.ts';
import { restorePage } from './remove-page.ts';

/** Restores the page that was deleted last at a path, like the history; 409 when the path has a page again. */
export const undoRemoval = async (query: Query, writer: PageWriter, path: string): Promise<void> => {
  const row = await query
    .selectFrom('auditEntries')
    .selectAll()
    .where('eventId', '=', writer.event)
    .where('action', '=', 'page.delete')
    .where('subject', '=', `page:${path}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry = row && storedEntry(row);
  if (!entry || isAnonymous(entry) || restorableAction(entry, writer.now) === undefined) throw notFound();
  await restorePage(query, writer, entry);
};
