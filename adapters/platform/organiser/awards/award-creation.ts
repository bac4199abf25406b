import {
  type AuditValues,
  type AwardPlan,
  awardFaults,
  awardFormOf,
  type PlannedAward,
} from '@fairdesk/core/organiser';
import { freeSlug, inLanguage, nextSortIndex } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import {
  awardColumns,
  awardIn,
  awardPlan,
  recordedAward,
  replaceCategories,
  requireCategories,
} from './award-writes.ts';

/** The id and the place of an award that is restored. */
export interface AwardPlace {
  readonly id: string;
  readonly sortIndex: number;
}

/**
 * Adds an award after the others, and records it. One without a code gets the first free code of its title.
 *
 * @param place its id, and where it was when it is restored
 */
export const createAward = async (
  query: Query,
  writer: FairWriter,
  award: PlannedAward,
  place: Partial<AwardPlace> = {},
): Promise<AwardPlan> => {
  const { event, now } = writer;
  const plan = await awardPlan(query, event);
  const faults = awardFaults(awardFormOf(award, plan.timeZone));
  if (faults.length > 0) throw invalid(faults);
  const categoryIds = plan.categories.map(({ id }) => id);
  requireCategories(award.categories, categoryIds);
  const rows = await query
    .selectFrom('awards')
    .select(['code', 'sortIndex'])
    .where('eventId', '=', event)
    .execute();
  const usedCodes = new Set(rows.map((row) => row.code));
  if (usedCodes.has(award.code)) throw conflict();
  const code = award.code || freeSlug(inLanguage(award.titles, 'en'), usedCodes);
  const stamp = now.toISOString();
  await query
    .insertInto('awards')
    .values({
      ...{ id: place.id ?? uuid(), eventId: event, code },
      ...awardColumns(award),
      sortIndex: place.sortIndex ?? nextSortIndex(rows),
      ...{ created: stamp, modified: stamp },
    })
    .execute();
  await replaceCategories(query, event, code, award.categories);
  return record(query, writer, 'award.create', code);
};

/**
 * Deletes an award that has no entries, and records it; 409 when it has.
 *
 * @param deletedEntries how many entries were deleted with it
 */
export const deleteAward = async (
  query: Query,
  writer: FairWriter,
  code: string,
  deletedEntries = 0,
): Promise<void> => {
  const { id } = await awardPlace(query, writer.event, code);
  const entry = await query
    .selectFrom('questionnaires')
    .select('id')
    .where('awardId', '=', id)
    .executeTakeFirst();
  if (entry) throw conflict();
  await record(query, writer, 'award.delete', code, deletedEntries);
  await query.deleteFrom('awards').where('id', '=', id).execute();
};

/** What the history has of an award that is added or deleted; the links restore it at its place. */
export const wholeAward = async (
  query: Query,
  event: string,
  plan: AwardPlan,
  code: string,
): Promise<AuditValues> => {
  const { links, ...values } = recordedAward(awardIn(plan, code), plan);
  return { ...values, links: { ...links, ...(await awardPlace(query, event, code)) } };
};

const record = async (
  query: Query,
  { event, actor, now }: FairWriter,
  action: 'award.create' | 'award.delete',
  code: string,
  deletedEntries = 0,
): Promise<AwardPlan> => {
  const plan = await awardPlan(query, event);
  const values = await wholeAward(query, event, plan, code);
  const label = inLanguage(awardIn(plan, code).titles, 'en') || code;
  const lost = deletedEntries > 0 && { after: { 'deleted-entries': deletedEntries } };
  const state = action === 'award.create' ? { after: values } : { before: values, ...lost };
  await recordAudit(query, { event, actor, action, subject: `award:${code}`, label, ...state }, now);
  await stampContent(query);
  return plan;
};

/** The code of the award with this id; `undefined` for none. */
export const awardCode = async (query: Query, event: string, id: string): Promise<string | undefined> => {
  const row = await query
    .selectFrom('awards')
    .select('code')
    .where('eventId', '=', event)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.code;
};

/** The id and the place of an award; 404 for none. */
export const awardPlace = async (query: Query, event: string, code: string): Promise<AwardPlace> => {
  const row = await query
    .selectFrom('awards')
    .select(['id', 'sortIndex'])
    .where('eventId', '=', event)
    .where('code', '=', code)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
};
