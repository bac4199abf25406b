import type { Query } from '../../database/open-database.ts';
import type { Deletion } from '../../dataset/plan/rows-below.ts';
import type { FolderEffects } from '../../dataset/write/apply-import.ts';
import { queueInvitation } from '../../dataset/write/queue-invitation.ts';
import { FOLDER_ACTOR } from '../../dataset/write/write-folder.ts';
import { ensureSites } from '../../starter/ensure-sites.ts';
import { removeAward } from '../awards/award-removal.ts';
import { deleteCategory } from '../categories/category-removal.ts';

/**
 * What the import of a folder does beside writing its rows: as the desk does, with an entry in the history for what
 * it deletes.
 *
 * @param publicUrl the public address of the product, for the links of invitations
 */
export const folderEffects = (publicUrl: string): FolderEffects => ({
  invite: queueInvitation(publicUrl),
  ensureSites,
  deletions: { categories: removedCategory, awards: removedAward },
});

const removedCategory = async (query: Query, { before }: Deletion, now: Date): Promise<void> => {
  const row = await query
    .selectFrom('categories')
    .select(['id', 'eventId'])
    .where('id', '=', String(before.id))
    .executeTakeFirst();
  // A heading that was removed before took it along.
  if (row?.eventId) await deleteCategory(query, { event: row.eventId, actor: FOLDER_ACTOR, now }, row.id);
};

const removedAward = async (query: Query, { before }: Deletion, now: Date): Promise<void> => {
  const { code, eventId, version } = await query
    .selectFrom('awards')
    .select(['code', 'eventId', 'version'])
    .where('id', '=', String(before.id))
    .executeTakeFirstOrThrow();
  const { entries } = await query
    .selectFrom('questionnaires')
    .select(({ fn }) => fn.countAll<number | string>().as('entries'))
    .where('awardId', '=', String(before.id))
    .executeTakeFirstOrThrow();
  const summary = { code: code ?? '', version: String(version), entries: Number(entries) };
  await removeAward(query, { event: eventId, actor: FOLDER_ACTOR, now }, summary);
};
