import {
  completionByDay,
  EVERY_EXHIBITOR,
  type FairOverview,
  OVERVIEW_LISTS,
  type OverviewList,
  type OverviewTask,
} from '@fairdesk/core/organiser';
import {
  compactTimestampOf,
  DEFAULT_LANGUAGE,
  inLanguage,
  instantOf,
  isLanguage,
  type Language,
} from '@fairdesk/core/shared';
import { eventZoneOf } from '../../shared/resources/event-zone.ts';
import { localisedOf } from '../database/localised-of.ts';
import type { Query } from '../database/open-database.ts';
import { json } from '../service.ts';
import { waitingCount } from './approvals/waiting-items.ts';
import type { OrganiserArea } from './area.ts';
import { exhibitorIds } from './exhibitors/exhibitor-ids.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { taskCounts } from './tasks/task-counts.ts';

/** `GET ?language=`: what the team of the fair asks each morning. */
export const overviewArea: OrganiserArea =
  ({ database: { query }, clock }) =>
  async ({ event, request }) => {
    if (request.method !== 'GET') return methodNotAllowed;
    const value = request.url.searchParams.get('language') ?? '';
    const language = isLanguage(value) ? value : DEFAULT_LANGUAGE;
    const now = clock();
    const overview: FairOverview = {
      counts: await countsOf(query, event, now),
      tasks: await tasksOf(query, event, language, now),
      inReview: await waitingCount(query, event),
      mail: await mailOf(query, event),
      completion: await completionOf(query, event),
    };
    return json(200, overview);
  };

const NAMES = Object.keys(OVERVIEW_LISTS) as OverviewList[];

/** Each count is the total of the list behind it. */
const countsOf = async (query: Query, event: string, now: Date): Promise<FairOverview['counts']> => {
  const counts: [OverviewList, number][] = [];
  for (const name of NAMES) {
    const exhibitorQuery = { ...EVERY_EXHIBITOR, filter: OVERVIEW_LISTS[name] };
    const { total = 0 } = await exhibitorIds(query, exhibitorQuery, { event, now }, { limit: 1 });
    counts.push([name, total]);
  }
  return Object.fromEntries(counts) as Record<OverviewList, number>;
};

const tasksOf = async (
  query: Query,
  event: string,
  language: Language,
  now: Date,
): Promise<readonly OverviewTask[]> => {
  const rows = await query
    .selectFrom('taskDefinitions')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('date')
    .orderBy('code')
    .execute();
  const counts = await taskCounts(query, event, rows, now);
  return rows.flatMap(({ code, titles, categories, date, required, ...row }) => {
    const due = compactTimestampOf(date);
    const count = counts.get(code);
    if (due === undefined || count === undefined) return [];
    const title = inLanguage(localisedOf(titles), language);
    const category = inLanguage(localisedOf(categories), language) || (row.category ?? '');
    return [{ code, title, category, required: required === 1, due: instantOf(due).toISOString(), ...count }];
  });
};

const mailOf = async (query: Query, event: string): Promise<FairOverview['mail']> => {
  const rows = await query
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .where('eventId', '=', event)
    .groupBy('state')
    .execute();
  const countOf = (...states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0);
  return { waiting: countOf('waiting', 'handing'), failed: countOf('failed'), unsure: countOf('unsure') };
};

const completionOf = async (query: Query, event: string): Promise<FairOverview['completion']> => {
  const { timeZone } = await query
    .selectFrom('events')
    .select('timeZone')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectFrom('tasks')
    .innerJoin('participations', 'participations.id', 'tasks.participationId')
    .innerJoin('taskDefinitions', (join) =>
      join
        .onRef('taskDefinitions.eventId', '=', 'participations.eventId')
        .onRef('taskDefinitions.code', '=', 'tasks.code'),
    )
    .select('tasks.completedAt')
    .where('participations.eventId', '=', event)
    .where('taskDefinitions.required', '=', 1)
    .where('tasks.status', '=', 'CLOSED')
    .where('tasks.completedAt', 'is not', null)
    .execute();
  const instants = rows.flatMap(({ completedAt }) => completedAt ?? []);
  return completionByDay(
    instants.filter((text) => Number.isFinite(Date.parse(text))),
    eventZoneOf({ timeZone }),
  );
};
