import { toCompact } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import type { Query } from '../../database/open-database.ts';
import { type CellMoment, END_OF_DAY, instantOfCell } from '../read/cell-moment.ts';
import { cleanHtml } from '../read/clean-html.ts';
import type { Dataset } from '../read/dataset.ts';
import { FAULT_REASONS } from '../read/fault-reason.ts';
import { localised } from '../read/localised.ts';
import type { Entry } from '../read/read-table.ts';
import type { TaskRow } from '../read/table-schema.ts';
import { type FairDirectory, type FairEventRef, type Found, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { TASK_DEADLINES, TASK_DEFINITIONS, TASKS } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

/** Plans what exhibitors must, or may, do before the fair. */
export const planTasks = async (
  query: Query,
  { tasks }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const rows = partition(
    tasks.map((entry) =>
      directory.event(entry.value.event, entry).map((event) => taskRow(entry, event, now)),
    ),
  );
  const eventIds = rows.values.map(({ key }) => String(key.eventId));
  const stored = await storedRows(query, 'taskDefinitions', 'eventId', eventIds);
  const plan = await planRows(TASK_DEFINITIONS, stored, rows.values, now);
  return { ...plan, faults: [...rows.faults, ...plan.faults] };
};

/** Plans the task states of companies, where the organiser knows them. */
export const planTaskStates = async (
  query: Query,
  { taskStates }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const rows = partition(
    taskStates.map((entry) => {
      const { event: slug, participation: uid, code, status, completedBy, completedAt, remove } = entry.value;
      return directory.event(slug, entry).andThen((event) =>
        directory.participation(event, uid, entry).andThen((participationId): Found<PlannedRow> => {
          const isRemoved = remove === 1;
          if (status === undefined && !isRemoved)
            return err([entry.fault('status', FAULT_REASONS.missing())]);
          const moment = completedAt && instantOfCell(completedAt, NOON, event.timeZone, now).toISOString();
          const done = status === 'CLOSED' ? { completedBy, completedAt: moment } : NOT_DONE;
          const key = { participationId, code };
          return ok({ key, values: { status, ...done }, isRemoved, fault: entry.fault });
        }),
      );
    }),
  );
  const ids = rows.values.map(({ key }) => String(key.participationId));
  const plan = await planRows(
    TASKS,
    await storedRows(query, 'tasks', 'participationId', ids),
    rows.values,
    now,
  );
  return { ...plan, faults: [...rows.faults, ...plan.faults] };
};

/** Plans the deadlines that companies have of their own. */
export const planTaskDeadlines = async (
  query: Query,
  { taskDeadlines }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const rows = partition(
    taskDeadlines.map((entry) => {
      const { event: slug, participation: uid, code, date, remove } = entry.value;
      return directory.event(slug, entry).andThen((event) =>
        directory.participation(event, uid, entry).andThen((participationId): Found<PlannedRow> => {
          const isRemoved = remove === 1;
          if (date === undefined && !isRemoved) return err([entry.fault('date', FAULT_REASONS.missing())]);
          const values = { date: date && stampOf(date, event.timeZone, now) };
          return ok({ key: { participationId, code }, values, isRemoved, fault: entry.fault });
        }),
      );
    }),
  );
  const ids = rows.values.map(({ key }) => String(key.participationId));
  const stored = await storedRows(query, 'taskDeadlines', 'participationId', ids);
  const plan = await planRows(TASK_DEADLINES, stored, rows.values, now);
  return { ...plan, faults: [...rows.faults, ...plan.faults] };
};

/** The time of a completion that names only a day. */
const NOON = '12:00';
const NOT_DONE = { completedBy: null, completedAt: null };

const taskRow = ({ value, fault }: Entry<TaskRow>, event: FairEventRef, now: Date): PlannedRow => ({
  key: { eventId: event.id, code: value.code },
  values: {
    category: value.category,
    categories: localised(value, 'category'),
    titles: localised(value, 'title'),
    contents: cleanHtml(localised(value, 'content')),
    consequences: localised(value, 'consequence'),
    date: value.date && stampOf(value.date, event.timeZone, now),
    required: value.required,
    linkHref: value.linkHref,
    linkTitles: localised(value, 'linkTitle'),
    linkTarget: value.linkTarget,
    audience: value.audience,
    sortIndex: value.sortIndex,
  },
  initial: { required: 1 },
  isRemoved: value.remove === 1,
  fault,
});

const stampOf = (moment: CellMoment, timeZone: string, now: Date): string =>
  toCompact(instantOfCell(moment, END_OF_DAY, timeZone, now));
