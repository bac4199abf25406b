import { isMailed, isPublished, LetterBodySchema, type LetterForm } from '@fairdesk/core/organiser';
import * as z from 'zod';
import type { Database, Query } from '../../database/open-database.ts';
import { letterMail } from '../../mail/letter-mail.ts';
import { mailTemplates } from '../../mail/mail-templates.ts';
import { postMails, type QueuedMail } from '../../mail/outbox.ts';
import { chunksOf } from '../id-chunks.ts';
import { type LetterAudience, peopleReached, readerValues } from './letter-audience.ts';
import { hasSegment, linkCompanies } from './letter-message.ts';
import { letterFair } from './letter-rows.ts';

/** How many people a transaction mails: their mails fit one statement. */
const PEOPLE_AT_ONCE = 200;

/** What one transaction of a letter does: adds companies to its message, or queues the mails of these people. */
interface Slice {
  /** By name; of the people, when there are any. */
  readonly companies: readonly string[];
  readonly emails: readonly string[];
}

/** A letter in parts that are short transactions each, in their order. */
export const slicesOf = (form: LetterForm, { ids, readers }: LetterAudience): readonly Slice[] => {
  const linked = isPublished(form.channel) && hasSegment(form, ids.length) ? chunksOf(ids) : [];
  const mailed = isMailed(form.channel) ? chunksOf(readers, PEOPLE_AT_ONCE) : [];
  const places = new Map(ids.map((id, place) => [id, place]));
  return [
    ...linked.map((companies) => ({ companies, emails: [] })),
    ...mailed.map((people) => ({
      companies: [...new Set(people.flatMap((reader) => reader.ids))].toSorted(
        (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0),
      ),
      emails: people.map(({ email }) => email),
    })),
  ];
};

/** How many people of a letter are still to be mailed. */
export const unqueuedPeople = async (query: Query, letter: string): Promise<number> => {
  const rows = await query
    .selectFrom('letterSlices')
    .select('emails')
    .where('letterId', '=', letter)
    .execute();
  return rows.reduce((sum, { emails }) => sum + Texts.parse(JSON.parse(emails)).length, 0);
};

/**
 * Sends the first slice of a letter that is still to do, in one short transaction.
 *
 * The transaction deletes the slice, so it is done once, whatever servers run and wherever they stop. People and
 * companies that were deleted since the letter was stored are left out.
 *
 * @returns whether there was a slice
 */
export const sendSlice = async (
  { query, write }: Pick<Database, 'query' | 'write'>,
  letter: string,
  publicUrl: string,
  now: Date,
): Promise<boolean> => {
  const slice = await query
    .selectFrom('letterSlices')
    .innerJoin('letters', 'letters.id', 'letterSlices.letterId')
    .select(['place', 'letterSlices.companies', 'emails', 'eventId', 'form'])
    .where('letterId', '=', letter)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  if (slice === undefined) return false;
  const companies = Texts.parse(JSON.parse(slice.companies));
  const emails = Texts.parse(JSON.parse(slice.emails));
  const { form } = LetterBodySchema.parse({ form: JSON.parse(slice.form) });
  const { mails, named } = await mailsOf(query, {
    event: slice.eventId,
    publicUrl,
    letter,
    form,
    companies,
    emails,
  });
  await write(async (transaction) => {
    const stored = await transaction
      .updateTable('letters')
      .set(({ ref }) => ({ slices: ref('slices') }))
      .where('id', '=', letter)
      .returning('isCancelled')
      .executeTakeFirst();
    // Deleted with its company in the meantime, and its slices with it.
    if (stored === undefined) return;
    // The mails name a company that was deleted in the meantime: the next call reads who is left.
    if (!(await areAllStored(transaction, named))) return;
    const { numDeletedRows } = await transaction
      .deleteFrom('letterSlices')
      .where('letterId', '=', letter)
      .where('place', '=', slice.place)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) return;
    if (emails.length === 0) await linkCompanies(transaction, letter, companies);
    await postMails(transaction, mails, now, stored.isCancelled === 1 ? 'cancelled' : 'waiting');
  });
  return true;
};

const areAllStored = async (query: Query, companies: readonly string[]): Promise<boolean> => {
  for (const ids of chunksOf(companies)) {
    const rows = await query.selectFrom('participations').select('id').where('id', 'in', ids).execute();
    if (rows.length < ids.length) return false;
  }
  return true;
};

const Texts = z.array(z.string());

interface Mailing extends Slice {
  readonly event: string;
  readonly publicUrl: string;
  readonly letter: string;
  readonly form: LetterForm;
}

interface Mails {
  readonly mails: readonly QueuedMail[];
  /** The ids of the companies that they name, each once. */
  readonly named: readonly string[];
}

const mailsOf = async (
  query: Query,
  { event, publicUrl, letter, form, companies, emails }: Mailing,
): Promise<Mails> => {
  if (emails.length === 0) return { mails: [], named: [] };
  const mailed = new Set(emails);
  const { readers } = await peopleReached(query, event, companies);
  const { name, portal } = await letterFair(query, event);
  const valuesOf = await readerValues(query, name, readers);
  const templateOf = await mailTemplates(query, event);
  const languages = [...new Set(readers.map(({ language }) => language))];
  const mailIn = new Map(
    languages.map((language) => [
      language,
      letterMail(form, language, { publicUrl, portal }, templateOf('letter', language)),
    ]),
  );
  const mails = readers.flatMap((reader) => {
    const mail = mailIn.get(reader.language)?.(valuesOf(reader));
    if (mail === undefined || !mailed.has(reader.email)) return [];
    const { email, participation: participationId } = reader;
    const queued = { recipient: email, class: 'bulk' as const, eventId: event, participationId };
    return [{ ...mail, ...queued, letterId: letter, once: `letter:${letter}:${email}` }];
  });
  return { mails, named: [...new Set(readers.flatMap(({ ids }) => ids))] };
};
