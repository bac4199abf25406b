import { LOGO_RESTORE_DAYS } from '@fairdesk/core/profile';
import type { Database } from '../database/open-database.ts';

const DAY_MS = 86_400_000;

/** Removes deleted logos that can no longer be restored; their files go with the next sweep. */
export const sweepLogos = async ({ query }: Database, now: Date): Promise<void> => {
  // The day it was deleted and the last day both count whole.
  const before = new Date(now.getTime() - (LOGO_RESTORE_DAYS + 1) * DAY_MS).toISOString();
  await query
    .deleteFrom('images')
    .where('id', 'in', (logos) =>
      logos
        .selectFrom('participations')
        .select('formerLogoId')
        .where('logoDeleted', '<', before)
        .where('formerLogoId', 'is not', null)
        .$narrowType<{ formerLogoId: string }>(),
    )
    .execute();
};
