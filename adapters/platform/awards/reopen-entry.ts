import { localPath } from '@fairdesk/core/shared';
import type { Database, Query } from '../database/open-database.ts';
import { companyPeople } from '../mail/company-people.ts';
import { mailTemplates } from '../mail/mail-templates.ts';
import { postMail } from '../mail/outbox.ts';
import { reopenedMail } from '../mail/reopened-mail.ts';
import { awardQuestionnaires } from './award-questionnaires.ts';

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
 * The submission stays in the history but no longer counts.
 *
 * @returns the addresses that are mailed; `undefined` when there is no such submitted entry.
 */
export const reopenEntry = (
  database: Database,
  publicUrl: string,
  reopening: Reopening,
  now: Date,
): Promise<readonly string[] | undefined> =>
  database.write(async (query) => {
    const entry = await findEntry(query, reopening);
    if (entry === undefined) return undefined;
    const modified = now.toISOString();
    await query
      .updateTable('questionnaires')
      .set(({ eb }) => ({
        status: 'DRAFT',
        submissionId: null,
        reopenedAt: modified,
        reopenReason: reopening.reason,
        modified,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', entry.id)
      .execute();
    await query
      .updateTable('products')
      .set(({ eb }) => ({ registrationStatus: 'draft', modified, version: eb('version', '+', 1) }))
      .where('id', '=', entry.productId)
      .execute();
    // Writers lock on the version of the company: a write based on an earlier read must retry.
    await query
      .updateTable('participations')
      .set(({ eb }) => ({ modified, version: eb('version', '+', 1) }))
      .where('id', '=', entry.participationId)
      .execute();
    const people = await companyPeople(query, entry.participationId, ['owner', 'editor', 'award']);
    const templateOf = await mailTemplates(query, entry.eventId);
    for (const { email, language } of people) {
      const path = `/${entry.folder ?? reopening.event}/awards`;
      const link = `${publicUrl.replace(/\/+$/, '')}${localPath({ language, path })}`;
      const letter = reopenedMail(language, { ...reopening, link }, templateOf('entry-sent-back', language));
      const { eventId, participationId } = entry;
      await postMail(query, { recipient: email, class: 'bulk', eventId, participationId, ...letter }, now);
    }
    return people.map(({ email }) => email);
  });

const findEntry = (query: Query, { event, award, participation, product }: Reopening) =>
  awardQuestionnaires(query, event, award)
    .leftJoin('sites', 'sites.eventId', 'events.id')
    .select(['questionnaires.id', 'questionnaires.productId', 'questionnaires.participationId'])
    .select(['events.id as eventId', 'sites.virtualFolder as folder'])
    .where('participations.uid', '=', participation)
    .where('products.name', '=', product)
    .where('questionnaires.status', '=', 'SUBMITTED')
    .executeTakeFirst();
