import type { Audience, EVERYONE } from '@fairdesk/core/events';
import type { TaskCompany } from '@fairdesk/core/organiser';
import { type CompactTimestamp, compactTimestampOf } from '@fairdesk/core/shared';
import type { SelectQueryBuilder } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import type { TaskContext } from './task-context.ts';

/** The ids of companies, or a statement that selects them. */
export type CompanyIds = readonly string[] | SelectQueryBuilder<Tables, 'participations', { id: string }>;

/** What decides which tasks these companies are late with, by id. */
export const taskCompanies = async (
  query: Query,
  ids: CompanyIds,
  context: Omit<TaskContext, 'event'>,
): Promise<ReadonlyMap<string, TaskCompany>> => {
  const companies = await query
    .selectFrom('participations')
    .select(['id', 'participationType'])
    .where('id', 'in', ids)
    .execute();
  const completed = await query
    .selectFrom('tasks')
    .select(['participationId', 'code'])
    .where('participationId', 'in', ids)
    .where('status', '=', 'CLOSED')
    .execute();
  const codesOf = Map.groupBy(completed, ({ participationId }) => participationId);
  const hallsOf = await hallsByCompany(query, ids);
  const segmentsOf = await segmentsByCompany(query, ids, context);
  const categoriesOf = await categoriesByCompany(query, ids, context);
  const deadlinesOf = await deadlinesByCompany(query, ids, context);
  return new Map(
    companies.map(({ id, participationType }) => {
      const places: Audience = {
        type: [participationType ?? ''],
        participation: [id],
        hall: hallsOf.get(id) ?? [],
        segment: segmentsOf.get(id) ?? [],
        category: categoriesOf.get(id) ?? [],
      };
      const codes = new Set((codesOf.get(id) ?? []).map(({ code }) => code));
      return [id, { places, completed: codes, deadlines: deadlinesOf.get(id) ?? NO_DEADLINES }] as const;
    }),
  );
};

type Values = ReadonlyMap<string, readonly string[]>;

const NO_DEADLINES: TaskCompany['deadlines'] = new Map();

/** Whether a task is addressed by this kind. */
const isUsed = ({ tasks }: Pick<TaskContext, 'tasks'>, kind: keyof typeof EVERYONE): boolean =>
  tasks.some(({ audience }) => audience[kind].length > 0);

const grouped = (rows: readonly { readonly id: string | null; readonly value: string | null }[]): Values => {
  const values = new Map<string, string[]>();
  for (const { id, value } of rows) {
    if (!id || !value) continue;
    const own = values.get(id);
    if (own) own.push(value);
    else values.set(id, [value]);
  }
  return values;
};

const hallsByCompany = async (query: Query, ids: CompanyIds): Promise<Values> =>
  grouped(
    await query
      .selectFrom('stands')
      .select(['participationId as id', 'hall as value'])
      .where('participationId', 'in', ids)
      .execute(),
  );

const segmentsByCompany = async (
  query: Query,
  ids: CompanyIds,
  context: Pick<TaskContext, 'tasks'>,
): Promise<Values> =>
  isUsed(context, 'segment')
    ? grouped(
        await query
          .selectFrom('participationSegments')
          .innerJoin('segments', 'segments.id', 'segmentId')
          .select(['participationId as id', 'code as value'])
          .where('participationId', 'in', ids)
          .execute(),
      )
    : new Map();

/** The codes of the categories and of the groups above them. */
const categoriesByCompany = async (
  query: Query,
  ids: CompanyIds,
  context: Pick<TaskContext, 'tasks' | 'categories'>,
): Promise<Values> => {
  if (!isUsed(context, 'category')) return new Map();
  const rows = await query
    .selectFrom('participationCategories')
    .select(['participationId', 'categoryId'])
    .where('participationId', 'in', ids)
    .execute();
  const codesOf = Map.groupBy(
    [...context.categories.byCode].flatMap(([value, branch]) => branch.map((id) => ({ id, value }))),
    ({ id }) => id,
  );
  return grouped(
    rows.flatMap(({ participationId, categoryId }) =>
      (codesOf.get(categoryId) ?? []).map(({ value }) => ({ id: participationId, value })),
    ),
  );
};

const deadlinesByCompany = async (
  query: Query,
  ids: CompanyIds,
  { extended }: Pick<TaskContext, 'extended'>,
): Promise<ReadonlyMap<string, TaskCompany['deadlines']>> => {
  if (extended.size === 0) return new Map();
  const rows = await query
    .selectFrom('taskDeadlines')
    .select(['participationId', 'code', 'date'])
    .where('participationId', 'in', ids)
    .execute();
  const deadlines = new Map<string, Map<string, CompactTimestamp>>();
  for (const { participationId, code, date } of rows) {
    const due = compactTimestampOf(date);
    if (due === undefined) continue;
    const own = deadlines.get(participationId) ?? new Map<string, CompactTimestamp>();
    deadlines.set(participationId, own.set(code, due));
  }
  return deadlines;
};
