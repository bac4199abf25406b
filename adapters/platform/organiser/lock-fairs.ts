import type { Query } from '../database/open-database.ts';

/**
 * Makes other transactions that lock one of these fairs wait for the end of this one: deletions of companies and
 * people, and the reminders that name them.
 */
export const lockFairs = async (query: Query, events: readonly string[]): Promise<void> => {
  // In one order, so that two transactions never wait for each other.
  for (const event of events.toSorted())
    await query
      .updateTable('events')
      .set(({ ref }) => ({ modified: ref('modified') }))
      .where('id', '=', event)
      .execute();
};
