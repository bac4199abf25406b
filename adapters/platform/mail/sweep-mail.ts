import type { Query } from '../database/open-database.ts';
import { retentionPeriods } from '../retention-periods.ts';

/** How long an invitation that was not delivered can be sent again, in milliseconds: as long as its link is valid. */
const SECRET_MS = 14 * 86_400_000;

/** Deletes mail of the log after the time that its fair chose, and the texts with secrets that no longer work. Mail that waits stays. */
export const sweepMail = async (query: Query, now: Date): Promise<void> => {
  const { usual, own } = await retentionPeriods(query, 'mail', now);
  const done = query.deleteFrom('outbox').where('state', 'not in', ['waiting', 'handing']);
  const fairs = [...own.keys()];
  await done
    .where('created', '<', usual)
    // Mail of the installation itself has no fair.
    .$if(fairs.length > 0, (all) =>
      all.where(({ eb, or }) => or([eb('eventId', 'is', null), eb('eventId', 'not in', fairs)])),
    )
    .execute();
  for (const [event, cutoff] of own)
    await done.where('eventId', '=', event).where('created', '<', cutoff).execute();
  await query
    .updateTable('outbox')
    .set({ body: '' })
    .where('state', 'not in', ['waiting', 'handing'])
    .where('hasSecret', '=', 1)
    .where('body', '<>', '')
    .where('created', '<', new Date(now.getTime() - SECRET_MS).toISOString())
    .execute();
};
