import { eventZoneOf } from '../../shared/resources/event-zone.ts';
import type { Query } from '../database/open-database.ts';

/** The IANA zone of an event. */
export const timeZoneOf = async (query: Query, event: string): Promise<string> => {
  const row = await query.selectFrom('events').select('timeZone').where('id', '=', event).executeTakeFirst();
  return eventZoneOf(row ?? {});
};
