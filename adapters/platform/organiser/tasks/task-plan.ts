import type { PlannedTask, TaskCounts, TaskPlan } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { audienceChoices } from '../audiences/audience-choices.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { taskCounts } from './task-counts.ts';
import { type TaskRow, toDefinition } from './task-rows.ts';

/** The tasks of an event with their progress. */
export const taskPlan = async (query: Query, event: string, now: Date): Promise<TaskPlan> => {
  const rows = await taskRows(query, event);
  return {
    timeZone: await timeZoneOf(query, event),
    tasks: await withCounts(query, event, rows, now),
    choices: await audienceChoices(query, event),
  };
};

/** The definitions of an event, in the order of the portal. */
export const taskRows = (query: Query, event: string): Promise<TaskRow[]> =>
  query
    .selectFrom('taskDefinitions')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('sortIndex')
    .orderBy('id')
    .execute();

/** Definitions with their progress; skips those the portal cannot show. */
export const withCounts = async (
  query: Query,
  event: string,
  rows: readonly TaskRow[],
  now: Date,
): Promise<readonly PlannedTask[]> => {
  const counts = await taskCounts(query, event, rows, now);
  return rows.flatMap((row) => {
    const definition = toDefinition(row);
    return definition ? [{ ...definition, ...(counts.get(row.code) ?? NO_COUNTS) }] : [];
  });
};

const NO_COUNTS: TaskCounts = { done: 0, doneLate: 0, open: 0, late: 0 };
