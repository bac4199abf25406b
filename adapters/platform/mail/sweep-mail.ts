import type { Query } from '../database/open-database.ts';

/** How long the mail log is stored, in months. The period is ours. */
const MAIL_RETENTION_MONTHS = 12;
/** How long an invitation that was not delivered can be sent again, in milliseconds: as long as its link is valid. */
const SECRET_MS = 14 * 86_400_000;

/** Deletes old mail of the log, and the texts with secrets that no longer work. Mail that waits stays. */
export const sweepMail = async (query: Query, now: Date): Promise<void> => {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - MAIL_RETENTION_MONTHS);
  await query
    .deleteFrom('outbox')
    .where('state', 'not in', ['waiting', 'handing'])
    .where('created', '<', cutoff.toISOString())
    .execute();
  await query
    .updateTable('outbox')
    .set({ body: '' })
    .where('state', 'not in', ['waiting', 'handing'])
    .where('hasSecret', '=', 1)
    .where('body', '<>', '')
    .where('created', '<', new Date(now.getTime() - SECRET_MS).toISOString())
    .execute();
};
