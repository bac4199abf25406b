import type { TaskCounts } from '@fairdesk/core/organiser';
import { toCompact } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { type AudienceCondition, audienceConditions } from '../audiences/audience-condition.ts';
import type { TaskRow } from './task-rows.ts';

/**
 * The progress of an event's tasks, by code.
 *
 * Three statements for each distinct audience, however many tasks and companies there are.
 */
export const taskCounts = async (
  query: Query,
  event: string,
  tasks: readonly TaskRow[],
  now: Date,
): Promise<ReadonlyMap<string, TaskCounts>> => {
  const conditionOf = await audienceConditions(query, event);
  const counts = new Map<string, TaskCounts>();
  for (const [audience, same] of Map.groupBy(tasks, (task) => task.audience ?? '')) {
    const countsByCode = await countsFor(query, conditionOf(audience), same, now);
    for (const [code, each] of countsByCode) counts.set(code, each);
  }
  return counts;
};

/** When a task was completed, in the form of deadlines. */
const COMPLETED_AT = sql`replace(replace(substr(${sql.ref('tasks.completedAt')}, 1, 19), '-', ''), ':', '') || 'Z'`;

const countsFor = async (
  query: Query,
  condition: AudienceCondition,
  tasks: readonly TaskRow[],
  now: Date,
): Promise<readonly (readonly [code: string, counts: TaskCounts])[]> => {
  const codes = tasks.map(({ code }) => code);
  const all = await query
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  const done = await query
    .selectFrom('participations')
    .innerJoin('tasks', 'tasks.participationId', 'participations.id')
    .innerJoin('taskDefinitions', (join) =>
      join
        .onRef('taskDefinitions.eventId', '=', 'participations.eventId')
        .onRef('taskDefinitions.code', '=', 'tasks.code'),
    )
    .leftJoin('taskDeadlines', (join) =>
      join
        .onRef('taskDeadlines.participationId', '=', 'tasks.participationId')
        .onRef('taskDeadlines.code', '=', 'tasks.code'),
    )
    .select([
      'tasks.code',
      ({ fn }) => fn.countAll().as('count'),
      sql<number>`sum(case when ${COMPLETED_AT} > coalesce(${sql.ref('taskDeadlines.date')}, ${sql.ref('taskDefinitions.date')})
        then 1 else 0 end)`.as('late'),
    ])
    .where((builder) => condition(builder))
    .where('tasks.status', '=', 'CLOSED')
    .where('tasks.code', 'in', codes)
    .groupBy('tasks.code')
    .execute();
  const stamp = toCompact(now);
  const ownDeadlines = await query
    .selectFrom('participations')
    .innerJoin('taskDeadlines', 'taskDeadlines.participationId', 'participations.id')
    .leftJoin('tasks', (join) =>
      join
        .onRef('tasks.participationId', '=', 'participations.id')
        .onRef('tasks.code', '=', 'taskDeadlines.code')
        .on('tasks.status', '=', 'CLOSED'),
    )
    .select([
      'taskDeadlines.code',
      ({ fn }) => fn.countAll().as('count'),
      sql<number>`sum(case when ${sql.ref('taskDeadlines.date')} < ${stamp} then 1 else 0 end)`.as('passed'),
    ])
    .where((builder) => condition(builder))
    .where('tasks.id', 'is', null)
    .where('taskDeadlines.code', 'in', codes)
    .groupBy('taskDeadlines.code')
    .execute();
  const doneBy = new Map(done.map((row) => [row.code, row]));
  const ownBy = new Map(ownDeadlines.map((row) => [row.code, row]));
  return tasks.map(({ code, date, required }) => {
    const own = ownBy.get(code);
    const doneCount = Number(doneBy.get(code)?.count ?? 0);
    const open = Number(all.count) - doneCount;
    const withCommonDeadline = open - Number(own?.count ?? 0);
    const late = Number(own?.passed ?? 0) + (date < stamp ? withCommonDeadline : 0);
    const doneLate = Number(doneBy.get(code)?.late ?? 0);
    return [code, { done: doneCount, doneLate, open, late: required === 1 ? late : 0 }];
  });
};
