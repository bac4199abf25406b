import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import type { Query } from './database/open-database.ts';

/** The id of the event that has or had the slug; `undefined` for none. */
export const eventAtSlug = async (query: Query, slug: string): Promise<EventId | undefined> => {
  const row = await query
    .selectFrom('fairSlugs')
    .select('eventId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && eventIdOf(row.eventId);
};
