import { isEmail } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import type { Query } from '../database/open-database.ts';
import type { Mail } from './mail.ts';

/** Maximum length of a subject in characters: longer than any client displays. */
const LONGEST_SUBJECT = 200;

/**
 * Queues a mail in the transaction of the change it reports: both are committed, or neither.
 *
 * The recipient and the reply address must be valid addresses; a subject is reduced to one line.
 */
export const postMail = async (
  query: Query,
  { recipient, subject, body, replyTo = null }: Mail,
  now: Date,
): Promise<void> => {
  if (!isEmail(recipient)) throw new Error('Cannot send mail: the recipient is no address');
  if (replyTo !== null && !isEmail(replyTo))
    throw new Error('Cannot send mail: the reply address is invalid');
  const moment = now.toISOString();
  await query
    .insertInto('outbox')
    .values({
      id: uuid(),
      recipient,
      subject: oneLine(subject),
      body: body.replaceAll('\0', ''),
      created: moment,
      due: moment,
      replyTo,
    })
    .execute();
};

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, LONGEST_SUBJECT)
    .toWellFormed();
