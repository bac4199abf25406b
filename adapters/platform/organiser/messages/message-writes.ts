import type { MessageForm, PlannedMessage } from '@fairdesk/core/organiser';
import { dayIn } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { removeMailingSegments } from './mailing-segment.ts';
import { type MessageRow, messageColumns, messageTitle, toMessage } from './message-rows.ts';

/** Adds a message. One with its id was stored by an earlier attempt, which this one replaces. */
export const createMessage = async (
  query: Query,
  writer: FairWriter,
  form: MessageForm,
  id: string = uuid(),
): Promise<PlannedMessage> => {
  const { event, now } = writer;
  const earlier = await query
    .selectFrom('messages')
    .select('version')
    .where('eventId', '=', event)
    .where('id', '=', id)
    .executeTakeFirst();
  if (earlier) return saveMessage(query, writer, id, form, String(earlier.version));
  const timeZone = await timeZoneOf(query, event);
  const stored = await query
    .insertInto('messages')
    .values({
      ...messageColumns(form, timeZone),
      id,
      eventId: event,
      date: dateOf(form, timeZone, now),
      created: now.toISOString(),
      modified: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(query, writer, 'message.create', undefined, stored);
  return toMessage(stored, 0, now);
};

/** Changes a message, unless another save came since `version`. */
export const saveMessage = async (
  query: Query,
  writer: FairWriter,
  id: string,
  form: MessageForm,
  version: string,
): Promise<PlannedMessage> => {
  const { event, now } = writer;
  const before = await messageRow(query, event, id);
  if (String(before.version) !== version) throw conflict();
  const timeZone = await timeZoneOf(query, event);
  const columns = messageColumns(form, timeZone, before);
  const isMoved = columns.publishFrom !== before.publishFrom;
  const stored = await query
    .updateTable('messages')
    .set({
      ...columns,
      ...(isMoved && { date: dateOf(form, timeZone, now) }),
      version: before.version + 1,
      modified: now.toISOString(),
    })
    .where('id', '=', id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst();
  if (!stored) throw conflict();
  await record(query, writer, 'message.change', before, stored);
  const { count } = await query
    .selectFrom('messageReads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('messageId', '=', id)
    .executeTakeFirstOrThrow();
  return toMessage(stored, Number(count), now);
};

/** Deletes a message and who has read it. */
export const removeMessage = async (query: Query, writer: FairWriter, id: string): Promise<void> => {
  const before = await messageRow(query, writer.event, id);
  await query.deleteFrom('messages').where('id', '=', id).execute();
  await removeMailingSegments(query, before);
  await record(query, writer, 'message.delete', before, undefined);
};

/** The date that exhibitors see: the day at the fair on which the message appears. */
const dateOf = ({ fromDay }: MessageForm, timeZone: string, now: Date): string =>
  fromDay || dayIn(timeZone, now);

/** The row of a message; an unknown id is a 404. */
export const messageRow = async (query: Query, event: string, id: string): Promise<MessageRow> => {
  const row = await query
    .selectFrom('messages')
    .selectAll()
    .where('eventId', '=', event)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

const record = async (
  query: Query,
  { event, actor, now }: FairWriter,
  action: string,
  before: MessageRow | undefined,
  after: MessageRow | undefined,
): Promise<void> => {
  const row = after ?? before;
  const [old, values] = [before, after].map((each) => each && messageValues(each, now));
  if (JSON.stringify(old) === JSON.stringify(values)) return;
  const subject = { subject: `message:${row?.id}`, label: row ? messageTitle(row) : '' };
  await recordAudit(query, { event, actor, action, ...subject, before: old, after: values }, now);
};

/** What the audit trail records of a message. */
export const messageValues = (row: MessageRow, now: Date) => {
  const { id: _, version: __, state: ___, readCount: ____, ...values } = toMessage(row, 0, now);
  return values;
};
