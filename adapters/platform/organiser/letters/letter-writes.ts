import { isDeepStrictEqual } from 'node:util';
import {
  isPublished,
  LETTER_COMPANIES_MAX,
  type LetterForm,
  type LetterToSend,
  type SentLetter,
} from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import type { Database, Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { isNarrowed, type LetterAudience, letterAudience } from './letter-audience.ts';
import { addLetterMessage } from './letter-message.ts';
import { sentLetter } from './letter-rows.ts';
import { slicesOf, unqueuedPeople } from './letter-slices.ts';

/**
 * Stores a letter with the people and companies that it reaches now, in slices that {@link sendSlice} sends.
 *
 * Who is reached is read before the transaction, which is short therefore. The id of the letter is unique: a letter
 * that is sent again, by another server too, adds nothing.
 */
export const beginLetter = async (
  database: Database,
  writer: FairWriter,
  { id, form, expected }: LetterToSend,
): Promise<void> => {
  const { query } = database;
  const { event, now } = writer;
  if (await isStored(query, event, { id, form })) return;
  const audience = await letterAudience(query, event, form, now);
  const isAsExpected =
    audience.ids.length === expected.companies && audience.readers.length === expected.people;
  if (!isAsExpected || audience.ids.length === 0) throw conflict();
  if (isPublished(form.channel) && isNarrowed(form) && audience.ids.length > LETTER_COMPANIES_MAX)
    throw invalid([{ path: 'channel', code: 'letter-companies-max', params: { max: LETTER_COMPANIES_MAX } }]);
  await database.write((transaction) => storeLetter(transaction, writer, { id, form, audience }));
};

/** Whether the letter was sent before; a conflict for the id of another event's letter, and rejected if it had another text. */
const isStored = async (
  query: Query,
  event: string,
  { id, form }: Pick<LetterToSend, 'id' | 'form'>,
): Promise<boolean> => {
  const stored = await query
    .selectFrom('letters')
    .select(['eventId', 'form'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored === undefined) return false;
  if (stored.eventId !== event) throw conflict();
  if (!isDeepStrictEqual(JSON.parse(stored.form), plain(form)))
    throw invalid([{ path: 'contents', code: 'letter-already-sent' }]);
  return true;
};

/** As it is stored. */
const plain = (form: LetterForm): unknown => JSON.parse(JSON.stringify(form));

interface NewLetter {
  readonly id: string;
  readonly form: LetterForm;
  readonly audience: LetterAudience;
}

const storeLetter = async (query: Query, writer: FairWriter, { id, form, audience }: NewLetter) => {
  const { event, actor, now } = writer;
  const slices = slicesOf(form, audience);
  const added = await query
    .insertInto('letters')
    .values({
      ...{ id, eventId: event, actor, created: now.toISOString(), channel: form.channel },
      ...{ form: JSON.stringify(form), messageId: null, slices: slices.length },
      ...{ companies: audience.ids.length, people: audience.readers.length },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (added.numInsertedOrUpdatedRows !== 1n) return;
  for (const [place, { companies, emails }] of slices.entries())
    await query
      .insertInto('letterSlices')
      .values({ letterId: id, place, companies: JSON.stringify(companies), emails: JSON.stringify(emails) })
      .execute();
  if (isPublished(form.channel)) await addLetterMessage(query, writer, { id, form, ids: audience.ids });
  await recordAudit(
    query,
    {
      ...{ event, actor, action: 'letter.send', subject: `letter:${id}` },
      label: inLanguage(form.titles, 'en'),
      after: { channel: form.channel, companies: audience.ids.length, people: audience.readers.length },
    },
    now,
  );
};

/** Cancels the mails that wait or are still to be queued, unless a server has begun to send them. */
export const cancelLetter = async (query: Query, writer: FairWriter, id: string): Promise<SentLetter> => {
  const { event, actor, now } = writer;
  const before = await sentLetter(query, event, id);
  // First, because every slice locks this row too: it is queued before, or knows of the cancellation.
  await query
    .updateTable('letters')
    .set({ isCancelled: 1 })
    .where('id', '=', id)
    .where('slices', '>', 0)
    .execute();
  const unqueued = await unqueuedPeople(query, id);
  const { numUpdatedRows } = await query
    .updateTable('outbox')
    .set({ state: 'cancelled', leaseBy: null, leaseUntil: null })
    .where('letterId', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const cancelled = Number(numUpdatedRows) + unqueued;
  if (cancelled > 0)
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'letter.cancel', subject: `letter:${id}` },
        label: inLanguage(before.titles, 'en'),
        after: { cancelled },
      },
      now,
    );
  return sentLetter(query, event, id);
};
