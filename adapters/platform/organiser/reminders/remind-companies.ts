import { type ExhibitorOutcome, type ExhibitorPlan, PLAN_NAMES, reminderKey } from '@fairdesk/core/organiser';
import { isEmail } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { postMails } from '../../mail/outbox.ts';
import { recordAudit } from '../../record-audit.ts';
import type { OrganiserCall } from '../area.ts';
import { lockFairs } from '../lock-fairs.ts';
import { remindedDaysOf } from './reminded-days.ts';
import { digestsFor, type MailedDigest, remindedFair } from './reminder-digests.ts';
import { keysSent } from './shared-digests.ts';

interface Selected {
  readonly event: string;
  readonly ids: readonly string[];
  readonly publicUrl: string;
  readonly now: Date;
}

/** What reminding these companies would send: nothing to people who got a reminder today. */
export const planReminding = async (query: Query, selected: Selected): Promise<ExhibitorPlan> => {
  const digests = await digestsToSend(query, selected);
  const companies = companiesOf(digests);
  return {
    companies: companies.size,
    people: digests.length,
    skipped: selected.ids.length - companies.size,
    first: [...companies.values()].slice(0, PLAN_NAMES),
  };
};

/** Queues the reminders, in the transaction of the caller; a person gets at most one on a day. */
export const remindCompanies = async (
  query: Query,
  { actor }: Pick<OrganiserCall, 'actor'>,
  selected: Selected,
): Promise<ExhibitorOutcome> => {
  const { event, now } = selected;
  // No company is deleted before this is committed.
  await lockFairs(query, [event]);
  const digests = await digestsToSend(query, selected);
  const mails = digests.map((digest) => ({
    ...digest.mail(),
    ...{ class: 'bulk' as const, eventId: event, participationId: digest.participation },
    once: reminderKey(event, digest),
  }));
  const people = await postMails(query, mails, now);
  const companies = companiesOf(digests);
  for (const [id, label] of companies)
    await recordAudit(
      query,
      { event, actor, action: 'exhibitor.remind', subject: `exhibitor:${id}`, label },
      now,
    );
  return { companies: companies.size, people };
};

const digestsToSend = async (
  query: Query,
  { event, ids, publicUrl, now }: Selected,
): Promise<readonly MailedDigest[]> => {
  const fair = await remindedFair(query, event, now);
  const digests = (await digestsFor(query, fair, publicUrl, ids, now)).filter(({ email }) => isEmail(email));
  const sent = await keysSent(
    query,
    digests.map((digest) => reminderKey(event, digest)),
  );
  const remindedDays = await remindedDaysOf(query, event);
  return digests.filter(
    (digest) => !sent.has(reminderKey(event, digest)) && (remindedDays.get(digest.email) ?? '') < digest.day,
  );
};

/** The names of the companies that the reminders are about, by id. */
const companiesOf = (digests: readonly MailedDigest[]): ReadonlyMap<string, string> =>
  new Map(
    digests.flatMap(({ tasks }) =>
      tasks.map(({ participation, company }) => [participation, company] as const),
    ),
  );
