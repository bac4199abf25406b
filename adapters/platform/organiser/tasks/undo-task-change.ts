import type { TaskUndo } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { chunksOf } from '../id-chunks.ts';
import { titleOf } from './task-rows.ts';
import { taskRow } from './task-writes.ts';

/** A task of a company, as far as organisers change it. */
interface TaskState {
  /** Null while it was never completed. */
  readonly status: string | null;
  readonly completedBy: string | null;
  readonly completedAt: string | null;
  /** Its own deadline. */
  readonly date: string | null;
}

const NEW_TASK: TaskState = { status: null, completedBy: null, completedAt: null, date: null };

/** How long a change can be undone, in milliseconds. */
const UNDO_MS = 86_400_000;
/** How many rows of eight values one statement writes. */
const ROWS_AT_ONCE = 500;

/**
 * Runs a change of a task of these companies and stores what it changed, for {@link undoTaskChange}.
 *
 * @returns the result of the change, and its id; no id when nothing changed
 */
export const undoable = async <T>(
  query: Query,
  { event, actor, now }: FairWriter,
  code: string,
  companies: readonly string[],
  change: () => Promise<T>,
): Promise<{ readonly result: T; readonly id?: string }> => {
  const before = await statesOf(query, code, companies);
  const result = await change();
  const after = await statesOf(query, code, companies);
  const created = now.toISOString();
  await query
    .deleteFrom('taskChanges')
    .where('eventId', '=', event)
    .where('created', '<', new Date(now.getTime() - UNDO_MS).toISOString())
    .execute();
  const id = uuid();
  const rows = companies.flatMap((participationId) => {
    const states = { before: textOf(before.get(participationId)), after: textOf(after.get(participationId)) };
    if (states.before === states.after) return [];
    return [{ id, participationId, eventId: event, actor, created, code, ...states }];
  });
  for (const chunk of chunksOf(rows, ROWS_AT_ONCE))
    await query.insertInto('taskChanges').values(chunk).execute();
  return { result, ...(rows.length > 0 && { id }) };
};

/** Restores what a change of this organiser replaced, except for companies whose task was changed since. */
export const undoTaskChange = async (query: Query, writer: FairWriter, id: string): Promise<TaskUndo> => {
  const { event, actor, now } = writer;
  const changes = await query
    .deleteFrom('taskChanges')
    .where('id', '=', id)
    .where('eventId', '=', event)
    .where('actor', '=', actor)
    .returningAll()
    .execute();
  const code = changes[0]?.code;
  if (code === undefined) throw notFound();
  const current = await statesOf(
    query,
    code,
    changes.map(({ participationId }) => participationId),
  );
  const own = changes.filter(({ participationId, after }) => textOf(current.get(participationId)) === after);
  for (const { participationId, before } of own)
    await restore(query, { code, participationId, at: now.toISOString() }, JSON.parse(before));
  const task = await taskRow(query, event, code);
  if (own.length > 0)
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'task.undo', subject: `task:${code}`, label: titleOf(task) },
        after: { companies: own.map(({ participationId }) => participationId) },
      },
      now,
    );
  return { restored: own.length, changed: changes.length - own.length };
};

interface Place {
  readonly code: string;
  readonly participationId: string;
  /** ISO. */
  readonly at: string;
}

const restore = async (
  query: Query,
  { code, participationId, at }: Place,
  { status, completedBy, completedAt, date }: TaskState,
): Promise<void> => {
  const isThis = { code, participationId };
  if (status === null)
    await query
      .deleteFrom('tasks')
      .where('code', '=', code)
      .where('participationId', '=', participationId)
      .execute();
  else
    await query
      .updateTable('tasks')
      .set({ status, completedBy, completedAt, modified: at })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('code', '=', code)
      .where('participationId', '=', participationId)
      .execute();
  await query
    .deleteFrom('taskDeadlines')
    .where('code', '=', code)
    .where('participationId', '=', participationId)
    .execute();
  if (date === null) return;
  await query
    .insertInto('taskDeadlines')
    .values({ ...isThis, id: uuid(), date, created: at, modified: at })
    .execute();
};

const textOf = (state: TaskState = NEW_TASK): string => JSON.stringify(state);

const statesOf = async (
  query: Query,
  code: string,
  companies: readonly string[],
): Promise<ReadonlyMap<string, TaskState>> => {
  const states = new Map<string, TaskState>();
  for (const ids of chunksOf(companies)) {
    const tasks = await query
      .selectFrom('tasks')
      .select(['participationId', 'status', 'completedBy', 'completedAt'])
      .where('code', '=', code)
      .where('participationId', 'in', ids)
      .execute();
    for (const { participationId, status, completedBy, completedAt } of tasks)
      if (participationId) states.set(participationId, { status, completedBy, completedAt, date: null });
    const deadlines = await query
      .selectFrom('taskDeadlines')
      .select(['participationId', 'date'])
      .where('code', '=', code)
      .where('participationId', 'in', ids)
      .execute();
    for (const { participationId, date } of deadlines)
      states.set(participationId, { ...(states.get(participationId) ?? NEW_TASK), date });
  }
  return states;
};
