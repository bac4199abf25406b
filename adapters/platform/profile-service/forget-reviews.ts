import type { ProfileSettings } from '@fairdesk/core/profile';
import { IN_REVIEW, SENT_BACK } from '@fairdesk/core/profile';
import { readProfileSettings } from '../../shared/resources/read-profile-settings.ts';
import type { Query } from '../database/open-database.ts';
import { publishProfile } from './publish-profile.ts';

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
  const [was, is] = [settingsOf(before), settingsOf(after)];
  if (was.asksProfileApproval !== is.asksProfileApproval) await publishProfiles(query, event, now);
  if (was.asksApproval === is.asksApproval) return;
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

/** Publishes what companies changed of their profiles. */
const publishProfiles = async (query: Query, event: string, now: Date): Promise<void> => {
  const rows = await query
    .selectFrom('participations')
    .select('id')
    .where('eventId', '=', event)
    .where('profileReview', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id } of rows) await publishProfile(query, id, now);
};

const settingsOf = (stored: Stored): ProfileSettings =>
  readProfileSettings({ profileSettings: JSON.parse(String(stored ?? '{}')) });
