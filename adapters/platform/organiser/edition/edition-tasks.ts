import { audienceOf, audienceText } from '@fairdesk/core/events';
import {
  type EditionPart,
  type FairOpening,
  isTaskCopied,
  shiftedDay,
  shiftedDue,
  shiftedInstant,
} from '@fairdesk/core/organiser';
import { compactTimestampOf, isDay } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { type Copy, copiedId } from './copy-rows.ts';
import { activeCompanies, copyPairs } from './edition-exhibitors.ts';

/** The openings of the two fairs. */
export interface Openings {
  readonly before: FairOpening;
  readonly after: FairOpening;
}

/** Copies the tasks with their deadlines moved; those for single companies address their copies. */
export const copyTasks = async (
  query: Query,
  copy: Copy,
  { before, after }: Openings,
  parts: readonly EditionPart[],
): Promise<void> => {
  const rows = await query
    .selectFrom('taskDefinitions')
    .selectAll()
    .where('eventId', '=', copy.from)
    .execute();
  const audiences = rows.map((row) => audienceOf(row.audience ?? ''));
  const companies = await copiedCompanies(
    query,
    copy,
    parts,
    audiences.flatMap(({ participation }) => participation),
  );
  for (const [place, row] of rows.entries()) {
    const audience = audiences[place] ?? audienceOf('');
    const isForCompanies = audience.participation.length > 0;
    const participation = audience.participation.filter((id) => companies.has(id));
    // Without its companies, a task would be for everyone.
    if (!isTaskCopied({ isForCompanies }, parts) || (isForCompanies && participation.length === 0)) continue;
    const due = compactTimestampOf(row.date);
    await query
      .insertInto('taskDefinitions')
      .values({
        ...row,
        ...freshColumns(copy),
        date: due === undefined ? row.date : shiftedDue(due, before, after),
        audience: isForCompanies
          ? audienceText({ ...audience, participation: participation.map((id) => copiedId(id, copy)) })
          : row.audience,
      })
      .execute();
  }
};

/** Copies the awards with their entry periods moved, without entries. */
export const copyAwards = async (query: Query, copy: Copy, { before, after }: Openings): Promise<void> => {
  const moved = (text: string | null): string | null => {
    if (text === null || isDay(text)) return text && shiftedDay(text, before, after);
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? text : shiftedInstant(instant, before, after).toISOString();
  };
  const rows = await query.selectFrom('awards').selectAll().where('eventId', '=', copy.from).execute();
  for (const row of rows)
    await query
      .insertInto('awards')
      .values({
        ...row,
        ...freshColumns(copy),
        id: copiedId(row.id, copy),
        opensAt: moved(row.opensAt),
        closesAt: moved(row.closesAt),
      })
      .execute();
  await copyPairs(query, copy, { table: 'awardCategories', owner: 'awardId' }, 'categories');
};

const freshColumns = ({ to, now }: Copy) => ({
  id: uuid(),
  eventId: to,
  version: 1,
  created: now,
  modified: now,
});

const copiedCompanies = async (
  query: Query,
  copy: Copy,
  parts: readonly EditionPart[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (!parts.includes('exhibitors') || ids.length === 0) return new Set();
  const rows = await query
    .selectFrom('participations')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where(sql<boolean>`"id" in ${activeCompanies(copy.from)}`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};
