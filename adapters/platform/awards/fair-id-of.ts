import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';

/** The id of the fair that has or had a slug. */
export const fairIdOf = async (query: Query, slug: string): Promise<EventId | undefined> => {
  const fair = await query
    .selectFrom('fairSlugs')
    .select('eventId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return fair && eventIdOf(fair.eventId);
};
