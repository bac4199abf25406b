import type { Query } from '../database/open-database.ts';
import { notFound } from '../service.ts';

/** The name of the fair's site; 404 while it has none. */
export const siteOf = async (query: Query, event: string): Promise<string> => {
  const site = await query
    .selectFrom('sites')
    .select('name')
    .where('eventId', '=', event)
    .orderBy('name')
    .executeTakeFirst();
  if (site === undefined) throw notFound();
  return site.name;
};
