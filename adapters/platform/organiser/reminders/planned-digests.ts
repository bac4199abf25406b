import type { PlannedMail } from '@fairdesk/core/organiser';
import { addDays, dayIn } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { chunksOf } from '../id-chunks.ts';
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

/** A reminder of today: what the mail says about this fair, whichever fair sends it. */
export interface PlannedDigest extends Pick<MailedDigest, 'email' | 'companies' | 'tasks'> {
  /** Whether another fair sends the mail. */
  readonly isCarried: boolean;
  readonly planned: () => PlannedMail;
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
  const remindedDays = await remindedDaysOf(query, fair.id);
  // What was left to tomorrow's mail is not sent today.
  const lastDayOf = (email: string) => {
    const day = remindedDays.get(email);
    if (day === undefined || day >= today) return undefined;
    return isDone ? today : day;
  };
  const lastDay = isDone || fair.lastDay === undefined ? addDays(today, -1) : fair.lastDay;
  const own = await digestsOf(query, { ...fair, lastDay }, publicUrl, now, { day: today, lastDayOf });
  const sent = await sentMails(query, digestDay, own);
  const isRead = ({ email }: MailedDigest) => (remindedDays.get(email) ?? '') >= today;
  const open = own.filter((digest) => !sent.has(digest.email));
  const events = (await remindingEvents(query)).filter((event) => event !== fair.id);
  const moment = { publicUrl, now, digestDay };
  const others = await othersOf(query, events, open, moment);
  return own.flatMap((digest): readonly PlannedDigest[] => {
    const mail = sent.get(digest.email);
    if (mail === undefined) return [toBeSent(digest, others.get(digest.email) ?? [], moment)];
    const isCarried = mail.eventId !== fair.id;
    // A mail of another fair that does not name these tasks leaves them to tomorrow's.
    if (isCarried && !isRead(digest)) return [];
    return [
      {
        ...digest,
        isCarried,
        planned: () => (isCarried || mail.body === '' ? { ...digest.mail(), isPart: true } : mail),
      },
    ];
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
  const planned = () => ({ ...digest.mail(), isPart: others.length > 0 });
  return { ...digest, isCarried: sender !== digest, planned };
};

interface SentMail extends PlannedMail {
  readonly eventId: string;
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
      .select(['recipient', 'subject', 'body', 'wholeBody', 'eventId'])
      .where(
        'once',
        'in',
        some.map((email) => digestKey(digestDay, email)),
      )
      .execute();
    for (const { recipient, subject, body, wholeBody, eventId } of rows) {
      const isPart = wholeBody !== null;
      mails.push([recipient, { recipient, subject, body, isPart, eventId: eventId ?? '' }]);
    }
  }
  return new Map(mails);
};
