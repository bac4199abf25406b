import { messageStateOf } from '@fairdesk/core/dashboard';
import { audienceOf, isInAudience } from '@fairdesk/core/events';
import { type ExhibitorDetails, lateTasks, tasksFor } from '@fairdesk/core/organiser';
import { FILL_WEIGHTS, type ProfilePart } from '@fairdesk/core/profile';
import { inLanguage, instantOf, type Language } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import { localisedOf } from '../../database/localised-of.ts';
import type { Query } from '../../database/open-database.ts';
import { taskCompanies } from '../tasks/task-companies.ts';
import { companyPeople } from './company-people.ts';
import { FILLED, hiddenPartsOf } from './completeness-sql.ts';
import { exhibitorRows } from './exhibitor-rows.ts';
import { filterContext } from './filter-context.ts';

/** One exhibitor of the event; `undefined` for any other id. */
export const exhibitorDetails = async (
  query: Query,
  event: string,
  id: string,
  language: Language,
  now: Date,
): Promise<ExhibitorDetails | undefined> => {
  const company = await query
    .selectFrom('participations as p')
    .select(['slug', 'participationType'])
    .select(
      (Object.keys(FILL_WEIGHTS) as ProfilePart[]).map((part) =>
        sql<number>`(case when ${FILLED[part]} then 1 else 0 end)`.as(part),
      ),
    )
    .where('id', '=', id)
    .where('eventId', '=', event)
    .executeTakeFirst();
  if (company === undefined) return undefined;
  const context = await filterContext(query, event, now);
  const [row] = await exhibitorRows(query, [id], context);
  const own = (await taskCompanies(query, [id], context)).get(id);
  if (row === undefined || own === undefined) return undefined;
  const hidden = (await hiddenPartsOf(query, event))(company.participationType ?? '');
  const parts = (Object.keys(FILL_WEIGHTS) as ProfilePart[]).filter((part) => !hidden.has(part));
  const late = new Set(lateTasks(context.tasks, own, now).map(({ code }) => code));
  const states = await query
    .selectFrom('tasks')
    .select(['code', 'completedBy', 'completedAt'])
    .where('participationId', '=', id)
    .execute();
  const stateOf = new Map(states.map((state) => [state.code, state]));
  const stands = await query
    .selectFrom('stands')
    .select(['id', 'standNumber as number', 'hall'])
    .where('participationId', '=', id)
    .orderBy('standNumberNatural')
    .execute();
  const messages = await query
    .selectFrom('messages')
    .select(['titles', 'date', 'audience', 'publishFrom', 'publishUntil'])
    .where('eventId', '=', event)
    .orderBy('date', 'desc')
    .execute();
  return {
    row,
    slug: company.slug ?? '',
    missing: parts
      .filter((part) => Number(company[part]) === 0)
      .toSorted((one, other) => FILL_WEIGHTS[other] - FILL_WEIGHTS[one]),
    stands: stands.map((stand) => ({ ...stand, hall: stand.hall ?? '' })),
    people: (await companyPeople(query, [id])).get(id) ?? [],
    tasks: tasksFor(context.tasks, own).map(({ code, titles, required, due }) => {
      const state = stateOf.get(code);
      return {
        ...{ code, required, title: inLanguage(titles, language) || code },
        due: instantOf(own.deadlines.get(code) ?? due).toISOString(),
        isLate: late.has(code),
        isCompleted: own.completed.has(code),
        ...(state?.completedBy && { completedBy: state.completedBy }),
        ...(state?.completedAt && { completedAt: state.completedAt }),
      };
    }),
    messages: messages
      .filter((message) => messageStateOf(message, now) === 'shown')
      .filter(({ audience }) => isInAudience(audienceOf(audience ?? ''), own.places))
      .map(({ titles, date }) => ({ title: inLanguage(localisedOf(titles), language), date: date ?? '' })),
  };
};
