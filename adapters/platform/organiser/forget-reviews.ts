import { IN_REVIEW, SENT_BACK } from '@fairdesk/core/profile';
import { readProfileSettings } from '../../shared/read-profile-settings.ts';
import type { Query } from '../database/open-database.ts';

/** The tables of what an organiser approves. */
export const REVIEWED_TABLES = ['products', 'newsItems'] as const;

/** The publication statuses of what no organiser has approved. */
export const UNDECIDED: readonly string[] = [IN_REVIEW, SENT_BACK];

/** The profile settings of an event as stored: JSON. */
type Stored = string | number | null | undefined;

/**
 * Switching approval publishes what waits: without approval every item is public as it is, and what was published
 * then counts as approved later. Does nothing when the settings switch nothing.
 */
export const forgetReviewsOnSwitch = async (
  query: Query,
  event: string,
  { before, after }: { readonly before: Stored; readonly after: Stored },
  now: Date,
): Promise<void> => {
  if (asksApproval(before) === asksApproval(after)) return;
  const none = { publicationStatus: null, approvedVersion: null, reviewReason: null, submittedAt: null };
  for (const table of REVIEWED_TABLES)
    await query
      .updateTable(table)
      .set({ ...none, modified: now.toISOString() })
      .where('participationId', 'in', (eb) =>
        eb.selectFrom('participations').select('id').where('eventId', '=', event),
      )
      .where('publicationStatus', 'in', UNDECIDED)
      .execute();
};

const asksApproval = (stored: Stored): boolean =>
  readProfileSettings({ profileSettings: JSON.parse(String(stored ?? '{}')) }).asksApproval;
