import type { ListedAward } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import { FURTHEST_STATUS } from '../../awards/furthest-status.ts';
import type { Query } from '../../database/open-database.ts';
import { conflict } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { chunksOf } from '../id-chunks.ts';
import { awardPlace, deleteAward } from './award-creation.ts';

/**
 * Deletes an award with its entries, their answers and files, and records it. Each product returns to the state of its
 * other entries.
 *
 * 409 when the award changed since it was seen, or has another number of entries: no unseen entry is deleted.
 */
export const removeAward = async (
  query: Query,
  writer: FairWriter,
  award: Pick<ListedAward, 'code' | 'version' | 'entries'>,
): Promise<void> => {
  const { id } = await awardPlace(query, writer.event, award.code);
  // Blocks another save of it until this one is stored.
  const locked = await query
    .updateTable('awards')
    .set({ modified: writer.now.toISOString() })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst();
  const entries = await query
    .deleteFrom('questionnaires')
    .where('awardId', '=', id)
    .returning(['productId', 'participationId'])
    .execute();
  if (String(locked?.version) !== award.version || entries.length !== award.entries) throw conflict();
  await touchProducts(query, writer, [...new Set(entries.map(({ productId }) => productId))]);
  await touchCompanies(query, writer, [...new Set(entries.map(({ participationId }) => participationId))]);
  await deleteAward(query, writer, award.code, entries.length);
};

const touchProducts = async (
  query: Query,
  { now }: FairWriter,
  products: readonly string[],
): Promise<void> => {
  for (const ids of chunksOf(products))
    await sql`update "products" set "version" = "version" + 1, "modified" = ${now.toISOString()},
      "registrationStatus" = ${FURTHEST_STATUS} where "id" in (${sql.join(ids)}) and "registrationStatus" <> ${FURTHEST_STATUS}`.execute(
      query,
    );
};

/** Writers lock on the version of the company: a write based on an earlier read must retry. */
const touchCompanies = async (
  query: Query,
  { now }: FairWriter,
  companies: readonly string[],
): Promise<void> => {
  for (const ids of chunksOf(companies))
    await query
      .updateTable('participations')
      .set(({ eb }) => ({ modified: now.toISOString(), version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
};
