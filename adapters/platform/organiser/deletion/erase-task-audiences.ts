import { audienceOf, audienceText } from '@fairdesk/core/events';
import type { Query } from '../../database/open-database.ts';

/**
 * Takes a deleted company out of the audiences of the event's tasks; a task that was for no other company is
 * deleted.
 *
 * @param id of the company's participation
 */
export const eraseTaskAudiences = async (query: Query, event: string, id: string): Promise<void> => {
  const rows = await query
    .selectFrom('taskDefinitions')
    .select(['id', 'audience'])
    .where('eventId', '=', event)
    .where('audience', 'like', '%participation:%')
    .execute();
  for (const row of rows) {
    const audience = audienceOf(row.audience ?? '');
    if (!audience.participation.includes(id)) continue;
    const participation = audience.participation.filter((other) => other !== id);
    if (participation.length === 0)
      await query.deleteFrom('taskDefinitions').where('id', '=', row.id).execute();
    else
      await query
        .updateTable('taskDefinitions')
        .set({ audience: audienceText({ ...audience, participation }) })
        .where('id', '=', row.id)
        .execute();
  }
};
