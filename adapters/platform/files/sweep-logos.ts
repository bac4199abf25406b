import { LOGO_RESTORE_DAYS } from '@fairdesk/core/profile';
import type { Database } from '../database/open-database.ts';

const DAY_MS = 86_400_000;

/** Deletes logos that can no longer be restored; the next file sweep deletes their files. */
export const sweepLogos = async ({ query }: Database, now: Date): Promise<void> => {
  // The day of deletion and the last day both count in full.
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
