import type { EditionSource } from '@fairdesk/core/organiser';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { taskRows } from '../tasks/task-plan.ts';
import { toDefinition } from '../tasks/task-rows.ts';
import { activeCompanies } from './edition-exhibitors.ts';

/** What an event has to copy as its next edition. */
export const editionSource = async (query: Query, event: string): Promise<EditionSource> => {
  const tasks = (await taskRows(query, event)).flatMap((row) => toDefinition(row) ?? []);
  const companies = activeCompanies(event);
  const site = sql`(select "name" from "sites" where "eventId" = ${event})`;
  const count = (what: RawBuilder<unknown>) =>
    sql<{ n: number }>`select count(*) as n from ${what}`
      .execute(query)
      .then(({ rows }) => Number(rows[0]?.n ?? 0));
  return {
    counts: {
      tasks: tasks.length,
      pages: await count(sql`(select distinct "site", "path" from "pages" where "site" in ${site}) as every`),
      categories: await count(sql`"categories" where "eventId" = ${event}`),
      words: await count(
        sql`(select distinct "site", "key" from "dictionary" where "site" in ${site}) as every`,
      ),
      settings: 1,
      awards: await count(sql`"awards" where "eventId" = ${event}`),
      team: await count(sql`"eventPermissions" where "eventId" = ${event} and "participationId" is null`),
      exhibitors: await count(sql`${companies} as every`),
      profiles: await count(sql`"products" where "participationId" in ${companies}`),
      stands: await count(sql`"stands" where "participationId" in ${companies}`),
    },
    tasks: tasks.map(({ code, titles, due, audience }) => ({
      code,
      titles,
      due,
      isForCompanies: audience.participation.length > 0,
    })),
  };
};
