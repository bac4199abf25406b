import {
  type CompanyProgress,
  TASK_COMPANIES_PAGE,
  type TaskCompanies,
  type TaskCompanyFilter,
  taskStateOf,
} from '@fairdesk/core/organiser';
import { type CompactTimestamp, compactTimestampOf, inNaturalOrder, toCompact } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { notFound } from '../../service.ts';
import { type AudienceCondition, audienceConditions } from '../audiences/audience-condition.ts';
import { searchPatterns } from '../search-patterns.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { withCounts } from './task-plan.ts';
import type { TaskRow } from './task-rows.ts';
import { taskRow } from './task-writes.ts';

/** A page of the companies that have a task, with how far each of them is. */
export const taskProgressPage = async (
  query: Query,
  event: string,
  code: string,
  filter: TaskCompanyFilter,
  now: Date,
): Promise<TaskCompanies> => {
  const row = await taskRow(query, event, code);
  const [task] = await withCounts(query, event, [row], now);
  if (!task) throw notFound();
  const condition = (await audienceConditions(query, event))(row.audience);
  const matching = companiesOf(query, row, condition, filter, now);
  const { count } = await matching.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'participations.id',
      'participations.name',
      'participations.organizationName',
      'tasks.status',
      'tasks.completedAt',
      'tasks.completedBy',
      'taskDeadlines.date',
    ])
    .orderBy('participations.organizationNameFolded')
    .orderBy('participations.id')
    .limit(TASK_COMPANIES_PAGE)
    .offset(TASK_COMPANIES_PAGE * (filter.page ?? 0))
    .execute();
  const stands = await standsOf(
    query,
    rows.map(({ id }) => id),
  );
  return {
    timeZone: await timeZoneOf(query, event),
    task,
    items: rows.map((company): CompanyProgress => {
      const status = company.status === 'CLOSED' ? 'CLOSED' : 'OPEN';
      const own = compactTimestampOf(company.date ?? '');
      const due: CompactTimestamp = own ?? task.due;
      return {
        id: company.id,
        name: company.name || company.organizationName,
        stands: stands.get(company.id) ?? [],
        state: taskStateOf({ status, required: task.required, due }, now),
        due,
        isExtended: own !== undefined && own !== task.due,
        ...(status === 'CLOSED' && company.completedAt && { completedAt: company.completedAt }),
        ...(status === 'CLOSED' && company.completedBy && { completedBy: company.completedBy }),
      };
    }),
    total: Number(count),
  };
};

const companiesOf = (
  query: Query,
  { code, date, required }: TaskRow,
  condition: AudienceCondition,
  { state, search = '' }: TaskCompanyFilter,
  now: Date,
) => {
  let companies = query
    .selectFrom('participations')
    .leftJoin('tasks', (join) =>
      join.onRef('tasks.participationId', '=', 'participations.id').on('tasks.code', '=', code),
    )
    .leftJoin('taskDeadlines', (join) =>
      join
        .onRef('taskDeadlines.participationId', '=', 'participations.id')
        .on('taskDeadlines.code', '=', code),
    )
    .where((builder) => condition(builder));
  const isOpen = sql<boolean>`coalesce(${sql.ref('tasks.status')}, 'OPEN') <> 'CLOSED'`;
  const hasPassed = sql<boolean>`coalesce(${sql.ref('taskDeadlines.date')}, ${date}) < ${toCompact(now)}`;
  if (state === 'done') companies = companies.where('tasks.status', '=', 'CLOSED');
  if (state === 'open' || state === 'late') companies = companies.where(isOpen);
  if (state === 'late') companies = required === 1 ? companies.where(hasPassed) : companies.where(never);
  for (const pattern of searchPatterns(search)) {
    companies = companies.where(
      sql<boolean>`(${sql.ref('participations.organizationNameFolded')} like ${pattern} escape '!'
        or ${sql.ref('participations.nameFolded')} like ${pattern} escape '!'
        or exists (select 1 from ${sql.table('stands')}
          where ${sql.ref('stands.participationId')} = ${sql.ref('participations.id')}
          and lower(${sql.ref('stands.standNumber')}) like ${pattern} escape '!'))`,
    );
  }
  return companies;
};

const never = sql<boolean>`1 = 0`;

const standsOf = async (
  query: Query,
  companies: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (companies.length === 0) return new Map();
  const rows = await query
    .selectFrom('stands')
    .select(['participationId', 'standNumber'])
    .where('participationId', 'in', companies)
    .execute();
  const byCompany = Map.groupBy(rows, ({ participationId }) => participationId ?? '');
  return new Map(
    [...byCompany].map(([id, stands]) => [
      id,
      stands.map(({ standNumber }) => standNumber).toSorted(inNaturalOrder),
    ]),
  );
};
