import { type ClosedTask, type DeadlineForm, dueOf } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { audienceConditions } from '../audiences/audience-condition.ts';
import type { FairWriter } from '../fair-writer.ts';
import { chunksOf } from '../id-chunks.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { type TaskRow, titleOf } from './task-rows.ts';
import { taskRow } from './task-writes.ts';

/** Completes a task for companies of its audience that have it open: for these, or for all. */
export const closeTask = async (
  query: Query,
  writer: FairWriter,
  code: string,
  companies: readonly string[] | 'all',
): Promise<ClosedTask> => {
  const task = await taskRow(query, writer.event, code);
  const ids = await openAmong(query, writer.event, task, companies);
  const at = writer.now.toISOString();
  const done = { status: 'CLOSED', completedBy: writer.actor, completedAt: at, modified: at };
  for (const chunk of chunksOf(ids)) {
    await query
      .insertInto('tasks')
      .values(chunk.map((participationId) => ({ ...done, id: uuid(), code, participationId, created: at })))
      .onConflict((conflict) =>
        conflict
          .columns(['participationId', 'code'])
          .doUpdateSet(({ eb, ref }) => ({ ...done, version: eb(ref('tasks.version'), '+', 1) })),
      )
      .execute();
  }
  if (ids.length > 0) await record(query, writer, task, 'task.close', undefined, { companies: ids });
  return { count: ids.length, closedAt: at };
};

/** Reopens a task where this organiser completed it at that moment, unless it was changed since. */
export const reopenTask = async (
  query: Query,
  writer: FairWriter,
  code: string,
  closedAt: string,
): Promise<void> => {
  const task = await taskRow(query, writer.event, code);
  const closed = await query
    .selectFrom('tasks')
    .innerJoin('participations', 'participations.id', 'tasks.participationId')
    .select(['tasks.id', 'tasks.participationId'])
    .where('participations.eventId', '=', writer.event)
    .where('tasks.code', '=', code)
    .where('tasks.status', '=', 'CLOSED')
    .where('tasks.completedBy', '=', writer.actor)
    .where('tasks.completedAt', '=', closedAt)
    .execute();
  for (const chunk of chunksOf(closed.map(({ id }) => id))) {
    await query
      .updateTable('tasks')
      .set({ status: 'OPEN', completedBy: null, completedAt: null, modified: writer.now.toISOString() })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', chunk)
      .execute();
  }
  const companies = closed.map(({ participationId }) => participationId);
  if (companies.length > 0) await record(query, writer, task, 'task.reopen', { companies }, undefined);
};

/** Opens the task again for those of these companies that completed it. @returns how many */
export const openTaskFor = async (
  query: Query,
  writer: FairWriter,
  code: string,
  companies: readonly string[],
): Promise<number> => {
  const task = await taskRow(query, writer.event, code);
  const reopened: string[] = [];
  for (const chunk of chunksOf(companies)) {
    const rows = await query
      .updateTable('tasks')
      .set({ status: 'OPEN', completedBy: null, completedAt: null, modified: writer.now.toISOString() })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('code', '=', code)
      .where('status', '=', 'CLOSED')
      .where('participationId', 'in', await ofEvent(query, writer.event, chunk))
      .returning('participationId')
      .execute();
    reopened.push(...rows.flatMap(({ participationId }) => participationId ?? []));
  }
  if (reopened.length > 0)
    await record(query, writer, task, 'task.reopen', { companies: reopened }, undefined);
  return reopened.length;
};

/** Gives companies a deadline of their own; without one, that of the task holds for them again. */
export const extendTask = async (
  query: Query,
  writer: FairWriter,
  code: string,
  companies: readonly string[],
  deadline: DeadlineForm | undefined,
): Promise<void> => {
  const task = await taskRow(query, writer.event, code);
  const ids = await ofEvent(query, writer.event, companies);
  if (ids.length === 0) return;
  const stored = await query
    .selectFrom('taskDeadlines')
    .select(['participationId', 'date'])
    .where('code', '=', code)
    .where('participationId', 'in', ids)
    .execute();
  await query
    .deleteFrom('taskDeadlines')
    .where('code', '=', code)
    .where('participationId', 'in', ids)
    .execute();
  const date = deadline && dueOf(deadline, await timeZoneOf(query, writer.event));
  const at = writer.now.toISOString();
  for (const chunk of date === undefined ? [] : chunksOf(ids)) {
    await query
      .insertInto('taskDeadlines')
      .values(
        chunk.map((participationId) => ({
          ...{ id: uuid(), code, date: date ?? '', participationId },
          ...{ created: at, modified: at },
        })),
      )
      .execute();
  }
  const before = Object.fromEntries(stored.map((row) => [row.participationId, row.date]));
  await record(query, writer, task, 'task.extend', { companies: ids, ...before }, { companies: ids, date });
};

/** Companies of the audience that have not completed the task. */
const openAmong = async (
  query: Query,
  event: string,
  { code, audience }: TaskRow,
  companies: readonly string[] | 'all',
): Promise<readonly string[]> => {
  const condition = (await audienceConditions(query, event))(audience);
  const open = await query
    .selectFrom('participations')
    .leftJoin('tasks', (join) =>
      join.onRef('tasks.participationId', '=', 'participations.id').on('tasks.code', '=', code),
    )
    .select('participations.id')
    .where((builder) => condition(builder))
    .where((builder) =>
      builder.or([builder('tasks.status', 'is', null), builder('tasks.status', '!=', 'CLOSED')]),
    )
    .execute();
  const chosen = companies === 'all' ? undefined : new Set(companies);
  return open.map(({ id }) => id).filter((id) => chosen?.has(id) ?? true);
};

const ofEvent = async (
  query: Query,
  event: string,
  companies: readonly string[],
): Promise<readonly string[]> => {
  if (companies.length === 0) return [];
  const rows = await query
    .selectFrom('participations')
    .select('id')
    .where('eventId', '=', event)
    .where('id', 'in', companies)
    .execute();
  return rows.map(({ id }) => id);
};

const record = (
  query: Query,
  { event, actor, now }: FairWriter,
  task: TaskRow,
  action: string,
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
): Promise<void> =>
  recordAudit(
    query,
    { event, actor, action, subject: `task:${task.code}`, label: titleOf(task), before, after },
    now,
  );
