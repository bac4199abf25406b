import { movedBefore, type NewTaskNames, type TaskDefinition, type TaskForm } from '@fairdesk/core/organiser';
import { compactTimestampOf, freeSlug, nextSortIndex, slugOf } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { taskRows } from './task-plan.ts';
import { type TaskRow, titleOf, toColumns, toDefinition } from './task-rows.ts';

/**
 * Adds a task at the end; the code of an existing task is a conflict. A task with its id was stored by an earlier
 * attempt, which this one replaces.
 */
export const createTask = async (
  query: Query,
  writer: FairWriter,
  form: TaskForm,
  { id, code }: NewTaskNames = {},
): Promise<TaskDefinition> => {
  const { event, now } = writer;
  const rows = await taskRows(query, event);
  const earlier = rows.find((row) => row.id === id);
  if (earlier) return saveTask(query, writer, earlier.code, form, String(earlier.version));
  const codes = new Set(rows.map((row) => row.code));
  if (code !== undefined && codes.has(code)) throw conflict();
  const row = {
    ...toColumns(form, await timeZoneOf(query, event)),
    category: categoryOf(form, rows),
    id: id ?? uuid(),
    code: code ?? freeSlug(firstTitle(form), await usedCodes(query, event, codes)),
    eventId: event,
    sortIndex: nextSortIndex(rows),
    created: now.toISOString(),
    modified: now.toISOString(),
  };
  const stored = await query
    .insertInto('taskDefinitions')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(query, writer, 'task.create', undefined, stored);
  return definitionOf(stored);
};

/** Changes a task, unless another save came since `version`. */
export const saveTask = async (
  query: Query,
  writer: FairWriter,
  code: string,
  form: TaskForm,
  version: string,
): Promise<TaskDefinition> => {
  const { event, now } = writer;
  const before = await taskRow(query, event, code);
  if (String(before.version) !== version) throw conflict();
  const columns = toColumns(form, await timeZoneOf(query, event), compactTimestampOf(before.date));
  const stored = await query
    .updateTable('taskDefinitions')
    .set({
      ...columns,
      category: categoryOf(form, await taskRows(query, event)),
      version: before.version + 1,
      modified: now.toISOString(),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst();
  if (!stored) throw conflict();
  await record(query, writer, 'task.change', before, stored);
  return definitionOf(stored);
};

/** Deletes a task; what companies did stays stored under its code. */
export const removeTask = async (query: Query, writer: FairWriter, code: string): Promise<void> => {
  const before = await taskRow(query, writer.event, code);
  await query.deleteFrom('taskDefinitions').where('id', '=', before.id).execute();
  await record(query, writer, 'task.delete', before, undefined);
};

/** Moves a task in front of another, or to the end. */
export const moveTask = async (
  query: Query,
  writer: FairWriter,
  code: string,
  before: string | undefined,
): Promise<void> => {
  const rows = await taskRows(query, writer.event);
  const moved = await taskRow(query, writer.event, code);
  const changed = movedBefore(rows, code, before);
  if (changed.length === 0) return;
  for (const { id, sortIndex } of changed)
    await query.updateTable('taskDefinitions').set({ sortIndex }).where('id', '=', id).execute();
  await recordAudit(
    query,
    {
      ...{ event: writer.event, actor: writer.actor, action: 'task.move' },
      ...{ subject: `task:${code}`, label: titleOf(moved) },
      ...{ before: { place: placeOf(rows, code) } },
      after: { place: placeOf(await taskRows(query, writer.event), code) },
    },
    writer.now,
  );
};

/** The row of a task; an unknown code is a 404. */
export const taskRow = async (query: Query, event: string, code: string): Promise<TaskRow> => {
  const row = await query
    .selectFrom('taskDefinitions')
    .selectAll()
    .where('eventId', '=', event)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

const placeOf = (rows: readonly TaskRow[], code: string): number =>
  rows.findIndex((row) => row.code === code) + 1;

/** The code of the chosen category, or one for a new name; a name that is in use means its category. */
const categoryOf = (form: TaskForm, rows: readonly TaskRow[]): string => {
  if (form.category !== '') return form.category;
  const name = Object.values(form.categoryTitles).find((title) => title.trim() !== '') ?? '';
  const existing = rows.find(({ category }) => category === slugOf(name));
  return existing?.category ?? freeSlug(name, new Set(rows.map(({ category }) => category ?? '')));
};

const firstTitle = ({ titles }: TaskForm): string =>
  Object.values(titles).find((title) => title.trim() !== '') ?? '';

/** Codes with stored progress or deadlines: a new task must not inherit those of a deleted one. */
const usedCodes = async (
  query: Query,
  event: string,
  codes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const codesIn = (table: 'tasks' | 'taskDeadlines') =>
    query
      .selectFrom(table)
      .innerJoin('participations', 'participations.id', `${table}.participationId`)
      .select(`${table}.code`)
      .distinct()
      .where('participations.eventId', '=', event)
      .execute();
  const used = [...(await codesIn('tasks')), ...(await codesIn('taskDeadlines'))];
  return new Set([...codes, ...used.map(({ code }) => code)]);
};

const record = async (
  query: Query,
  { event, actor, now }: FairWriter,
  action: string,
  before: TaskRow | undefined,
  after: TaskRow | undefined,
): Promise<void> => {
  const row = after ?? before;
  const [old, values] = [before, after].map((each) => each && taskValues(each));
  if (JSON.stringify(old) === JSON.stringify(values)) return;
  const subject = { subject: `task:${row?.code}`, label: row ? titleOf(row) : '' };
  await recordAudit(query, { event, actor, action, ...subject, before: old, after: values }, now);
};

/** What the audit trail records of a task. */
export const taskValues = (row: TaskRow) => {
  const { code: _, version: __, sortIndex: ___, ...values } = { ...toDefinition(row) };
  return values;
};

const definitionOf = (row: TaskRow): TaskDefinition => {
  const definition = toDefinition(row);
  if (definition === undefined) throw new Error(`The deadline of task ${row.code} was stored wrongly`);
  return definition;
};
