import { addDays, dayIn } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import type { Mail } from '../mail/mail.ts';
import { chunksOf } from './id-chunks.ts';
import { remindedDaysOf } from './reminded-days.ts';
import { digestsOf, type MailedDigest, type RemindedFair } from './reminder-digests.ts';
import {
  type DigestMoment,
  digestDayAt,
  digestKey,
  lastSendingDay,
  othersOf,
  remindingEvents,
  sendingTime,
  sentOn,
} from './shared-digests.ts';

/** A reminder of today, and the mail that it is part of. */
export interface PlannedDigest extends Pick<MailedDigest, 'email' | 'companies' | 'tasks'> {
  /** The name of the fair that sends the mail; absent where it is this fair. */
  readonly carriedBy?: string | undefined;
  readonly planned: () => Pick<Mail, 'recipient' | 'subject' | 'body'>;
}

/** Today's reminders of a fair, also before their time and after they were sent. */
export const plannedDigests = async (
  query: Query,
  fair: RemindedFair,
  publicUrl: string,
  now: Date,
): Promise<readonly PlannedDigest[]> => {
  const today = dayIn(fair.timeZone, now);
  const time = sendingTime(fair, today);
  const isDone = fair.lastDay === today;
  const digestDay = digestDayAt(isDone || now < time ? time : now);
  const known = await remindedDaysOf(query, fair.id);
  // What was left to tomorrow's mail is not sent today.
  const lastDayOf = (email: string) => {
    const day = known.get(email);
    if (day === undefined || day >= today) return undefined;
    return isDone ? today : day;
  };
  const lastDay = isDone || fair.lastDay === undefined ? addDays(today, -1) : fair.lastDay;
  const own = await digestsOf(query, { ...fair, lastDay }, publicUrl, now, { day: today, lastDayOf });
  const sent = await sentMails(query, digestDay, own);
  const isRead = ({ email }: MailedDigest) => (known.get(email) ?? '') >= today;
  const open = own.filter((digest) => !sent.has(digest.email));
  const events = (await remindingEvents(query)).filter((event) => event !== fair.id);
  const moment = { publicUrl, now, digestDay };
  const others = await othersOf(query, events, open, moment);
  return own.flatMap((digest): readonly PlannedDigest[] => {
    const mail = sent.get(digest.email);
    if (mail === undefined) return [toBeSent(digest, others.get(digest.email) ?? [], moment)];
    const { eventId, name } = mail;
    // A mail of another fair that does not name these tasks leaves them to tomorrow's.
    if (eventId !== fair.id && !isRead(digest)) return [];
    return [{ ...digest, ...(eventId !== fair.id && { carriedBy: name }), planned: () => mail }];
  });
};

/** The first fair to reach its time of day sends the mail; of several at once, the first by id. */
const toBeSent = (
  digest: MailedDigest,
  others: readonly MailedDigest[],
  { digestDay }: DigestMoment,
): PlannedDigest => {
  const timeOf = ({ fair }: MailedDigest) => sendingTime(fair, lastSendingDay(fair, digestDay)).getTime();
  const senders = [
    digest,
    ...others.filter(({ fair }) => (fair.lastDay ?? '') < lastSendingDay(fair, digestDay)),
  ].toSorted((one, other) => timeOf(one) - timeOf(other) || (one.fair.id < other.fair.id ? -1 : 1));
  const [sender = digest] = senders;
  const elsewhere = [digest, ...others].filter((each) => each !== sender);
  return {
    ...digest,
    ...(sender !== digest && { carriedBy: sender.fair.name }),
    planned: () => sender.mail(elsewhere),
  };
};

interface SentMail extends Pick<Mail, 'recipient' | 'subject' | 'body'> {
  readonly eventId: string;
  readonly name: string;
}

/** The mails that these people were sent on a UTC day, by address. */
const sentMails = async (
  query: Query,
  digestDay: string,
  digests: readonly MailedDigest[],
): Promise<ReadonlyMap<string, SentMail>> => {
  const emails = [
    ...(
      await sentOn(
        query,
        digestDay,
        digests.map(({ email }) => email),
      )
    ).keys(),
  ];
  const mails: [string, SentMail][] = [];
  for (const some of chunksOf(emails)) {
    const rows = await query
      .selectFrom('outbox')
      .innerJoin('events', 'events.id', 'outbox.eventId')
      .select(['recipient', 'subject', 'body', 'events.name', 'events.id as eventId'])
      .where(
        'once',
        'in',
        some.map((email) => digestKey(digestDay, email)),
      )
      .execute();
    for (const row of rows) mails.push([row.recipient, row]);
  }
  return new Map(mails);
};
