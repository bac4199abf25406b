import type { Database } from '../database/open-database.ts';
import { eventAtSlug } from '../event-at-slug.ts';
import { awardQuestionnaires } from './award-questionnaires.ts';
import { setEntryBack } from './set-entry-back.ts';

/** Identifies the entry to reopen, and says why. */
export interface Reopening {
  /** The slug of the event. */
  readonly event: string;
  /** The code of the award. */
  readonly award: string;
  /** The organiser's number for the company. */
  readonly participation: string;
  readonly product: string;
  readonly reason: string;
}

/**
 * Sets a submitted entry back to a draft and mails the company's users the reason, in one transaction.
 *
 * @returns the addresses that are mailed; `undefined` when there is no such submitted entry.
 */
export const reopenEntry = (
  database: Database,
  publicUrl: string,
  { event, award, participation, product, reason }: Reopening,
  now: Date,
): Promise<readonly string[] | undefined> =>
  database.write(async (query) => {
    const fair = await eventAtSlug(query, event);
    if (fair === undefined) return undefined;
    const entry = await awardQuestionnaires(query, fair, award)
      .select(['questionnaires.id', 'questionnaires.submissionId', 'questionnaires.productId'])
      .select(['questionnaires.participationId', 'awards.eventId'])
      .where('participations.uid', '=', participation)
      .where('products.name', '=', product)
      .where('questionnaires.status', '=', 'SUBMITTED')
      .executeTakeFirst();
    if (entry === undefined) return undefined;
    return setEntryBack(query, publicUrl, { ...entry, product }, reason, now);
  });
