import type { Query } from '../../database/open-database.ts';
import { deleteUnreferenced } from '../../files/unreferenced-files.ts';
import { chunksOf } from '../id-chunks.ts';
import type { CompanyErasure } from './company-erasure.ts';
import { erasedHistory, eraseHistory } from './erase-history.ts';
import { eraseImports } from './erase-imports.ts';
import { erasePeople, erasePeopleAt } from './erase-people.ts';
import { eraseResponses } from './erase-responses.ts';
import { eraseTaskAudiences } from './erase-task-audiences.ts';
import type { Erased } from './erased.ts';
import { type ErasedMails, erasedMails } from './erased-mails.ts';
import { moveInvitationLinks } from './move-invitation-links.ts';

/**
 * Deletes a company of an event or a person, in the transaction of the caller.
 *
 * @param company absent for a person
 * @returns the keys of files whose rows are deleted
 */
export const erase = async (
  query: Query,
  erased: Erased,
  company?: CompanyErasure,
): Promise<readonly string[]> => {
  const mails = await erasedMails(query, erased);
  const history = await erasedHistory(query, erased, mails.outbox);
  const users = await userIds(query, erased);
  await eraseImports(query, erased, users);
  await eraseResponses(query, erased, users);
  await eraseHistory(query, history);
  await deleteMails(query, mails);
  if (company !== undefined) {
    const links = await moveInvitationLinks(query, company.erased.company.id);
    await eraseTaskAudiences(query, erased.event, company.erased.company.id);
    await query.deleteFrom('participations').where('id', '=', company.erased.company.id).execute();
    await links();
    if (company.account !== undefined)
      await query.deleteFrom('accounts').where('id', '=', company.account).execute();
  }
  await erasePeople(query, erased.leaving);
  await erasePeopleAt(query, erased.event, erased.hereOnly);
  return deleteUnreferenced(query, company?.files ?? []);
};

const userIds = async (query: Query, { leaving }: Erased): Promise<readonly string[]> => {
  if (leaving.length === 0) return [];
  const rows = await query.selectFrom('users').select('id').where('email', 'in', leaving).execute();
  return rows.map(({ id }) => id);
};

const deleteMails = async (query: Query, mails: ErasedMails): Promise<void> => {
  for (const table of ['outbox', 'contactMessages', 'accessRequests', 'letters', 'messages'] as const)
    for (const ids of chunksOf(mails[table])) await query.deleteFrom(table).where('id', 'in', ids).execute();
};
