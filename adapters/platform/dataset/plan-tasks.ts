import { dayIn, toCompact, zonedInstant } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import { cleanHtml } from './clean-html.ts';
import type { Dataset } from './dataset.ts';
import { type DayText, parseDay } from './day-text.ts';
import { type FairDirectory, type FairEventRef, partition } from './fair-directory.ts';
import { localised } from './localised.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import type { Entry } from './read-table.ts';
import { TASK_DEFINITIONS, TASKS } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';
import type { TaskRow } from './table-schema.ts';

/** Plans what exhibitors must, or may, do before the fair. */
export const planTasks = async (
  query: Query,
  { tasks }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const wanted = partition(
    tasks.map((entry) =>
      directory.event(entry.value.event, entry).map((event) => wantedTask(entry, event, now)),
    ),
  );
  const eventIds = wanted.values.map(({ key }) => String(key.eventId));
  const stored = await storedRows(query, 'taskDefinitions', 'eventId', eventIds);
  const plan = planRows(TASK_DEFINITIONS, stored, wanted.values, now);
  return { ...plan, faults: [...wanted.faults, ...plan.faults] };
};

/** Plans the task states of companies, where the organiser knows them. */
export const planTaskStates = async (
  query: Query,
  { taskStates }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const wanted = partition(
    taskStates.map((entry) => {
      const { event: slug, participation: uid, code, status, completedBy, completedAt } = entry.value;
      return directory.event(slug, entry).andThen((event) =>
        directory.participation(event, uid, entry).map((participationId): PlannedRow => {
          const day = completedAt && parseDay(completedAt, dayIn(event.timeZone, now));
          const moment = day && zonedInstant(day, '12:00', event.timeZone).toISOString();
          const done = status === 'CLOSED' ? { completedBy, completedAt: moment } : NOT_DONE;
          return { key: { participationId, code }, values: { status, ...done }, fault: entry.fault };
        }),
      );
    }),
  );
  const ids = wanted.values.map(({ key }) => String(key.participationId));
  const plan = planRows(TASKS, await storedRows(query, 'tasks', 'participationId', ids), wanted.values, now);
  return { ...plan, faults: [...wanted.faults, ...plan.faults] };
};

const NOT_DONE = { completedBy: null, completedAt: null };

const wantedTask = ({ value, fault }: Entry<TaskRow>, event: FairEventRef, now: Date): PlannedRow => ({
  key: { eventId: event.id, code: value.code },
  values: {
    category: value.category,
    categories: localised(value, 'category'),
    titles: localised(value, 'title'),
    contents: cleanHtml(localised(value, 'content')),
    date: value.date && stampOf(value.date, event.timeZone, now),
    required: value.required,
    linkHref: value.linkHref,
    linkTitles: localised(value, 'linkTitle'),
    linkTarget: value.linkTarget,
    audience: value.audience,
    sortIndex: value.sortIndex,
  },
  initial: { required: 1 },
  fault,
});

const stampOf = ({ day, time }: { day: DayText; time: string }, timeZone: string, now: Date): string =>
  toCompact(zonedInstant(parseDay(day, dayIn(timeZone, now)), time, timeZone));
