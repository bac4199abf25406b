import type { Query } from '../database/open-database.ts';
import { companyReaders } from '../mail/company-readers.ts';
import { fairPortal, portalLinks } from '../mail/fair-portal.ts';
import { mailTemplates } from '../mail/mail-templates.ts';
import { postMail } from '../mail/outbox.ts';
import { reopenedMail } from '../mail/reopened-mail.ts';
import { FURTHEST_STATUS } from './furthest-status.ts';

/** An entry to set back, with where its company finds it. */
export interface SubmittedEntry {
  readonly id: string;
  /** The submission that counts. */
  readonly submissionId: string | null;
  readonly productId: string;
  readonly participationId: string;
  readonly eventId: string;
  readonly product: string;
}

/**
 * Sets a submitted entry back to a draft and queues the reason for the company's users, in the transaction of the
 * caller. The submission stays in the history but no longer counts.
 *
 * @returns the addresses that are mailed; `undefined` when this submission counts no longer
 */
export const setEntryBack = async (
  query: Query,
  publicUrl: string,
  entry: SubmittedEntry,
  reason: string,
  now: Date,
): Promise<readonly string[] | undefined> => {
  const { id, submissionId, productId, participationId, eventId, product } = entry;
  const modified = now.toISOString();
  // Writers lock on the version of the company: a write based on an earlier read must retry.
  await query
    .updateTable('participations')
    .set(({ eb }) => ({ modified, version: eb('version', '+', 1) }))
    .where('id', '=', participationId)
    .execute();
  const { numUpdatedRows } = await query
    .updateTable('questionnaires')
    .set(({ eb }) => ({
      status: 'DRAFT',
      submissionId: null,
      reopenedAt: modified,
      reopenReason: reason,
      modified,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'SUBMITTED')
    .where('submissionId', submissionId === null ? 'is' : '=', submissionId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return undefined;
  await query
    .updateTable('products')
    .set(({ eb }) => ({ registrationStatus: FURTHEST_STATUS, modified, version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .execute();
  const company = { event: eventId, participation: participationId };
  const people = await companyReaders(query, company, ['owner', 'editor', 'award']);
  const templateOf = await mailTemplates(query, eventId);
  const portal = await fairPortal(query, eventId);
  for (const { email, language } of people) {
    const link = portalLinks(publicUrl, portal, language)('/awards');
    const letter = reopenedMail(language, { product, reason, link }, templateOf('entry-sent-back', language));
    await postMail(query, { recipient: email, class: 'bulk', eventId, participationId, ...letter }, now);
  }
  return people.map(({ email }) => email);
};
