import { setImmediate as nextTurn } from 'node:timers/promises';
import { isEmail } from '@fairdesk/core/shared';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { fold } from '../database/fold.ts';
import type { OutboxRow } from '../database/mail-tables.ts';
import type { Query } from '../database/open-database.ts';
import { CLASS_NUMBERS, type Letter, type Mail, type MailClass } from './mail.ts';
import { oneLine } from './one-line.ts';

/** Maximum length of a subject in characters: longer than any client displays. */
const LONGEST_SUBJECT = 200;

/** A mail with what the queue and the mail log need to know. */
export interface QueuedMail extends Mail {
  readonly class: MailClass;
  /** Whether the text contains a secret link: deleted once the mail is sent. */
  readonly hasSecret?: boolean;
  /** Unique text, such as `reminder:12:anna@kas.example:2026-11-05`: a second mail with it is not queued. */
  readonly once?: string;
  /** The fair whose mail log lists it; without one, the mail leaves no trace. */
  readonly eventId?: string | null;
  readonly participationId?: string | null;
  /** What is sent instead, where it also says something about other fairs: the log of this fair shows its own part. */
  readonly whole?: Letter | undefined;
  /** The letter it belongs to. */
  readonly letterId?: string;
}

/**
 * Queues a mail in the transaction of the change it reports: both are committed, or neither.
 *
 * The recipient and the reply address must be valid addresses; a subject is reduced to one line.
 *
 * @returns whether it was queued; `false` when a mail with the same `once` exists
 */
export const postMail = async (query: Query, mail: QueuedMail, now: Date): Promise<boolean> =>
  (await insert(query, [rowOf(mail, now)])) === 1;

/** How many mails a statement inserts at most: their parameters fit every engine. */
const MAILS_AT_ONCE = 200;

/**
 * Queues many mails, as {@link postMail} does each.
 *
 * @param state `cancelled` for mails that are listed but never sent
 * @returns how many were queued
 */
export const postMails = async (
  query: Query,
  mails: readonly QueuedMail[],
  now: Date,
  state: 'waiting' | 'cancelled' = 'waiting',
): Promise<number> => {
  let queued = 0;
  for (let place = 0; place < mails.length; place += MAILS_AT_ONCE) {
    const rows = mails.slice(place, place + MAILS_AT_ONCE).map((mail) => ({ ...rowOf(mail, now), state }));
    queued += await insert(query, rows);
    // SQLite never waits, so thousands of mails would block the server.
    await nextTurn();
  }
  return queued;
};

const insert = async (query: Query, rows: readonly Insertable<OutboxRow>[]): Promise<number> => {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('once').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
};

const rowOf = (mail: QueuedMail, now: Date): Insertable<OutboxRow> => {
  const { recipient, body, replyTo = null, once = null, eventId = null, participationId = null } = mail;
  if (!isEmail(recipient)) throw new Error('Cannot send mail: the recipient is no address');
  if (replyTo !== null && !isEmail(replyTo))
    throw new Error('Cannot send mail: the reply address is invalid');
  const moment = now.toISOString();
  const subject = subjectLine(mail.subject);
  return {
    ...{ id: uuid(), recipient, subject, body: body.replaceAll('\0', ''), replyTo },
    ...{ once, eventId, participationId, created: moment, due: moment },
    wholeSubject: mail.whole ? subjectLine(mail.whole.subject) : null,
    wholeBody: mail.whole ? mail.whole.body.replaceAll('\0', '') : null,
    letterId: mail.letterId ?? null,
    class: CLASS_NUMBERS[mail.class],
    hasSecret: mail.hasSecret ? 1 : 0,
    folded: fold(`${recipient} ${subject}`),
  };
};

const subjectLine = (text: string): string => oneLine(text).slice(0, LONGEST_SUBJECT).toWellFormed();
