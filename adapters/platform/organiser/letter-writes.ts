import { EVERYONE } from '@fairdesk/core/events';
import {
  isMailed,
  isPublished,
  LETTER_COMPANIES_MAX,
  type LetterForm,
  type LetterToSend,
  type MessageForm,
  type SentLetter,
} from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';
import { letterMail } from '../mail/letter-mail.ts';
import { mailTemplates } from '../mail/mail-templates.ts';
import { postMails, type QueuedMail } from '../mail/outbox.ts';
import { httpFault } from '../service.ts';
import { recordAudit } from './audit.ts';
import { isNarrowed, type LetterAudience, letterAudience, readerValues } from './letter-audience.ts';
import { letterFair, sentLetter } from './letter-rows.ts';
import { createMessage } from './message-writes.ts';
import type { TaskWriter } from './task-writes.ts';

/**
 * Queues the mails of a letter and adds its message, in the transaction of the caller.
 *
 * The id of the letter and the key of each mail are unique: a letter that is sent again, by another server too,
 * adds nothing.
 */
export const sendLetter = async (
  query: Query,
  writer: TaskWriter & { readonly publicUrl: string },
  { id, form, expected }: LetterToSend,
): Promise<SentLetter> => {
  const { event, actor, now, publicUrl } = writer;
  const added = await query
    .insertInto('letters')
    .values({
      ...{ id, eventId: event, actor, created: now.toISOString(), channel: form.channel },
      ...{ form: JSON.stringify(form), messageId: null },
      ...{ companies: expected.companies, people: expected.people },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (added.numInsertedOrUpdatedRows !== 1n) return sentLetter(query, event, id);
  const audience = await letterAudience(query, event, form, now);
  const isAsExpected =
    audience.ids.length === expected.companies && audience.readers.length === expected.people;
  if (!isAsExpected || audience.ids.length === 0) throw httpFault(409, { error: 'conflict' });
  if (isPublished(form.channel)) {
    const message = await createMessage(query, writer, messageOf(form, audience));
    await query.updateTable('letters').set({ messageId: message.id }).where('id', '=', id).execute();
  }
  if (isMailed(form.channel))
    await postMails(query, await mailsOf(query, { event, publicUrl, id, form, audience }), now);
  await recordAudit(
    query,
    {
      ...{
        event,
        actor,
        action: 'letter.send',
        subject: `letter:${id}`,
        label: inLanguage(form.titles, 'en'),
      },
      after: { channel: form.channel, companies: audience.ids.length, people: audience.readers.length },
    },
    now,
  );
  return sentLetter(query, event, id);
};

interface Mailing {
  readonly event: string;
  readonly publicUrl: string;
  readonly id: string;
  readonly form: LetterForm;
  readonly audience: LetterAudience;
}

const mailsOf = async (
  query: Query,
  { event, publicUrl, id, form, audience: { readers } }: Mailing,
): Promise<readonly QueuedMail[]> => {
  const { name, folder } = await letterFair(query, event);
  const valuesOf = await readerValues(query, name, readers);
  const templateOf = await mailTemplates(query, event);
  const languages = [...new Set(readers.map(({ language }) => language))];
  const mailIn = new Map(
    languages.map((language) => [
      language,
      letterMail(form, language, { publicUrl, folder }, templateOf('letter', language)),
    ]),
  );
  return readers.flatMap((reader) => {
    const letter = mailIn.get(reader.language)?.(valuesOf(reader));
    if (letter === undefined) return [];
    const { email, participation: participationId } = reader;
    const queued = { recipient: email, class: 'bulk' as const, eventId: event, participationId };
    return [{ ...letter, ...queued, letterId: id, once: `letter:${id}:${email}` }];
  });
};

/** The message in the portal; a narrowed letter names its companies of today. */
const messageOf = (form: LetterForm, { ids }: LetterAudience): MessageForm => {
  const { channel: _, late: __, neverSignedIn: ___, selection: ____, ...message } = form;
  if (!isNarrowed(form)) return message;
  if (ids.length > LETTER_COMPANIES_MAX)
    throw invalid([{ path: 'channel', code: 'letter-companies-max', params: { max: LETTER_COMPANIES_MAX } }]);
  return { ...message, audience: { ...EVERYONE, participation: ids } };
};

/** Cancels the mails that wait, unless a server has begun to send them. */
export const cancelLetter = async (query: Query, writer: TaskWriter, id: string): Promise<SentLetter> => {
  const { event, actor, now } = writer;
  const before = await sentLetter(query, event, id);
  const { numUpdatedRows } = await query
    .updateTable('outbox')
    .set({ state: 'cancelled', leaseBy: null, leaseUntil: null })
    .where('letterId', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'letter.cancel', subject: `letter:${id}` },
        label: inLanguage(before.titles, 'en'),
        after: { cancelled: Number(numUpdatedRows) },
      },
      now,
    );
  return sentLetter(query, event, id);
};
