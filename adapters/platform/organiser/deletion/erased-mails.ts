import { looseKey } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { DIGEST_KEY } from '../reminders/shared-digests.ts';
import { type Erased, emailsIn, mentions } from './erased.ts';

/** The ids of what was written to or by the company or the people, by table. */
export interface ErasedMails {
  readonly outbox: readonly string[];
  readonly contactMessages: readonly string[];
  readonly accessRequests: readonly string[];
  /** Mailings to this company alone. */
  readonly letters: readonly string[];
  /** Messages in the portal to this company alone. */
  readonly messages: readonly string[];
}

/** Finds the mails, enquiries, requests and messages that are deleted with a company or with people. */
export const erasedMails = async (query: Query, erased: Erased): Promise<ErasedMails> => {
  const enquiries = await enquiriesOf(query, erased);
  const writers = enquiries.map(({ exhibitorEmail }) => exhibitorEmail.toLowerCase());
  const messages = await messagesTo(query, erased);
  const requests = await requestsOf(query, erased);
  return {
    outbox: [...(await mailsOf(query, erased, writers)), ...(await requestMails(query, requests))],
    contactMessages: enquiries.map(({ id }) => id),
    accessRequests: requests.map(({ id }) => id),
    letters: await lettersTo(query, erased, messages),
    messages,
  };
};

const isSameName = ({ company }: Erased, name: string): boolean =>
  company?.names.some((own) => looseKey(own) !== '' && looseKey(own) === looseKey(name)) ?? false;

const enquiriesOf = async (query: Query, erased: Erased) => {
  const { event, leaving, hereOnly } = erased;
  const rows = await query
    .selectFrom('contactMessages')
    .select(['id', 'eventId', 'exhibitorEmail', 'exhibitorCompany'])
    .execute();
  return rows.filter(({ eventId, exhibitorEmail, exhibitorCompany }) => {
    const email = exhibitorEmail.toLowerCase();
    if (leaving.includes(email)) return true;
    return eventId === event && (hereOnly.includes(email) || isSameName(erased, exhibitorCompany));
  });
};

const requestsOf = async (query: Query, erased: Erased): Promise<readonly AccessRequest[]> => {
  const { event, leaving, hereOnly } = erased;
  const rows = await query
    .selectFrom('accessRequests')
    .select(['id', 'email', 'eventId', 'organizationName'])
    .execute();
  return rows.filter(({ email, eventId, organizationName }) => {
    if (leaving.includes(email.toLowerCase())) return true;
    return (
      eventId === event && (hereOnly.includes(email.toLowerCase()) || isSameName(erased, organizationName))
    );
  });
};

interface AccessRequest {
  readonly id: string;
  readonly email: string;
  readonly eventId: string | null;
}

/** The mails that notify the organiser of these requests, found by the address of the requester. */
const requestMails = async (query: Query, requests: readonly AccessRequest[]): Promise<readonly string[]> => {
  const requesters = Map.groupBy(requests, ({ eventId }) => eventId ?? '');
  const mails = await Promise.all(
    [...requesters].map(async ([event, those]) => {
      const emails = new Set(those.map(({ email }) => email.toLowerCase()));
      const rows = await query
        .selectFrom('outbox')
        .select(['id', 'body'])
        .where('eventId', '=', event)
        .where('participationId', 'is', null)
        .where('replyTo', 'is', null)
        .where('letterId', 'is', null)
        .execute();
      return rows.filter(({ body }) => emailsIn(body).some((email) => emails.has(email)));
    }),
  );
  return mails.flat().map(({ id }) => id);
};

/** Mails to and from these people, and those that name the company. */
const mailsOf = async (
  query: Query,
  { event, leaving, hereOnly, company }: Erased,
  writers: readonly string[],
): Promise<readonly string[]> => {
  const own = company ? [...company.people, company.contact] : [];
  const people = [...new Set([...own, ...leaving, ...hereOnly, ...writers])].filter((email) => email !== '');
  if (people.length === 0 && company === undefined) return [];
  const addresses = sql.join(people.length === 0 ? [''] : people);
  const { rows } = await sql<MailRow>`select "id", "eventId", "participationId", "recipient", "replyTo",
    coalesce("wholeSubject", "subject") as "subject", coalesce("wholeBody", "body") as "body", "once"
    from "outbox" where "participationId" = ${company?.id ?? ''}
    or lower("recipient") in (${addresses}) or lower("replyTo") in (${addresses})`.execute(query);
  const isOf = (row: MailRow, emails: readonly string[]) =>
    emails.includes(row.recipient.toLowerCase()) || emails.includes(row.replyTo?.toLowerCase() ?? '');
  return rows
    .filter(
      (row) =>
        (company !== undefined && row.participationId === company.id) ||
        isOf(row, leaving) ||
        ((row.eventId === event || isDigest(row)) &&
          mentions(`${row.subject}\n${row.body}`, company?.names ?? [])) ||
        (row.eventId === event && isOf(row, hereOnly)),
    )
    .map(({ id }) => id);
};

/** A digest that another fair sent may name what a person has to do for the company. */
const isDigest = ({ once }: MailRow): boolean => once?.startsWith(DIGEST_KEY) ?? false;

interface MailRow {
  readonly once: string | null;
  readonly id: string;
  readonly eventId: string | null;
  readonly participationId: string | null;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
}

const messagesTo = async (query: Query, { event, company }: Erased): Promise<readonly string[]> => {
  if (company === undefined) return [];
  const rows = await query
    .selectFrom('messages')
    .select('id')
    .where('eventId', '=', event)
    .where('audience', '=', `participation:${company.id}`)
    .execute();
  return rows.map(({ id }) => id);
};

/** A mailing to a single company, found by its mails, by its message, or by what is still to be sent. */
const lettersTo = async (
  query: Query,
  { event, company }: Erased,
  messages: readonly string[],
): Promise<readonly string[]> => {
  if (company === undefined) return [];
  const rows = await query
    .selectFrom('letters')
    .leftJoin('outbox', 'outbox.letterId', 'letters.id')
    .leftJoin('letterSlices', 'letterSlices.letterId', 'letters.id')
    .select(['letters.id', 'letters.messageId', 'outbox.participationId'])
    .select('letterSlices.companies as unsent')
    .where('letters.eventId', '=', event)
    .where('letters.companies', '=', 1)
    .execute();
  const own = rows.filter(
    ({ participationId, messageId, unsent }) =>
      participationId === company.id ||
      (messageId !== null && messages.includes(messageId)) ||
      unsent?.includes(`"${company.id}"`),
  );
  return [...new Set(own.map(({ id }) => id))];
};
