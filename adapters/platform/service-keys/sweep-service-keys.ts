import { HISTORY_MONTHS } from '@fairdesk/core/organiser';
import type { Query } from '../database/open-database.ts';
import { monthsBefore } from '../retention-periods.ts';

/** Deletes keys that ended as long ago as the oldest entry of the history. */
export const sweepServiceKeys = async (query: Query, now: Date): Promise<void> => {
  const cutoff = monthsBefore(now, HISTORY_MONTHS);
  await query
    .deleteFrom('serviceKeys')
    .where((either) => either.or([either('revoked', '<', cutoff), either('expires', '<', cutoff)]))
    .execute();
};
