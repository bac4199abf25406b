import { REMINDER_TIME, reminderKey } from '@fairdesk/core/organiser';
import { addDays, dayIn, isEmail, zonedInstant } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { chunksOf } from '../id-chunks.ts';
import { remindedDaysOf } from './reminded-days.ts';
import { digestsOf, type MailedDigest, type RemindedFair, remindedFair } from './reminder-digests.ts';

/** When digests are sent, and on which day: one mail for each person and UTC day. */
export interface DigestMoment {
  readonly publicUrl: string;
  readonly now: Date;
  /** A UTC day: the one day that all fairs share, whatever their zones. */
  readonly digestDay: string;
}

/** The UTC day of a moment. */
export const digestDayAt = (now: Date): string => dayIn('UTC', now);

/** Stands for all fairs in the key of a digest. */
const ALL_FAIRS = '*';
/** How the keys of digests begin. */
export const DIGEST_KEY = `reminder:${ALL_FAIRS}:`;

/** The key of the one digest of a person and UTC day, whichever fair sends it. */
export const digestKey = (digestDay: string, email: string): string =>
  reminderKey(ALL_FAIRS, { email, day: digestDay });

/** When a fair sends for a day of its zone. */
export const sendingTime = ({ timeZone }: RemindedFair, day: string): Date =>
  zonedInstant(day, REMINDER_TIME, timeZone);

/** The last day of the fair's zone for which it sends before the end of a UTC day. */
export const lastSendingDay = (fair: RemindedFair, digestDay: string): string => {
  const end = new Date(`${addDays(digestDay, 1)}T00:00:00Z`);
  const day = dayIn(fair.timeZone, end);
  return sendingTime(fair, day) < end ? day : addDays(day, -1);
};

/** The events that have reminders switched on, by id. */
export const remindingEvents = async (query: Query): Promise<readonly string[]> => {
  const rows = await query
    .selectFrom('reminderSettings')
    .select('eventId')
    .where('isOn', '=', 1)
    .orderBy('eventId')
    .execute();
  return rows.map(({ eventId }) => eventId);
};

/** What a fair has to say until the end of the UTC day to people who have not read it yet. */
export const dueDigests = async (
  query: Query,
  fair: RemindedFair,
  { publicUrl, now, digestDay }: DigestMoment,
): Promise<readonly MailedDigest[]> => {
  const remindedDays = await remindedDaysOf(query, fair.id);
  const lastDay = fair.lastDay ?? addDays(dayIn(fair.timeZone, now), -1);
  const digests = await digestsOf(query, { ...fair, lastDay }, publicUrl, now, {
    day: lastSendingDay(fair, digestDay),
    lastDayOf: (email) => remindedDays.get(email),
  });
  const valid = digests.filter(({ email }) => isEmail(email));
  // An organiser may have reminded them by hand today.
  const keyOf = ({ email }: MailedDigest) => reminderKey(fair.id, { email, day: dayIn(fair.timeZone, now) });
  const sent = await keysSent(query, valid.map(keyOf));
  return valid.filter((digest) => !sent.has(keyOf(digest)));
};

/** What these events have to say, on the same day, to the people of these digests, by address. */
export const othersOf = async (
  query: Query,
  events: readonly string[],
  digests: readonly MailedDigest[],
  moment: DigestMoment,
): Promise<ReadonlyMap<string, readonly MailedDigest[]>> => {
  const emails = new Set(digests.map(({ email }) => email));
  const found: MailedDigest[] = [];
  for (const event of events) {
    if (!(await hasSomeOf(query, event, [...emails]))) continue;
    const fair = await remindedFair(query, event, moment.now);
    if (!fair.isOn || !fair.isPublished) continue;
    found.push(...(await dueDigests(query, fair, moment)).filter(({ email }) => emails.has(email)));
  }
  return Map.groupBy(found, ({ email }) => email);
};

const hasSomeOf = async (query: Query, event: string, emails: readonly string[]): Promise<boolean> => {
  for (const some of chunksOf(emails)) {
    const row = await query
      .selectFrom('eventPermissions')
      .select('id')
      .where('eventId', '=', event)
      .where('email', 'in', some)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
};

/** The event whose digest each of these people was sent on a UTC day, by address. */
export const sentOn = async (
  query: Query,
  digestDay: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const sent = await keysSent(
    query,
    emails.map((email) => digestKey(digestDay, email)),
  );
  return new Map(
    emails.flatMap((email) => {
      const event = sent.get(digestKey(digestDay, email));
      return event === undefined ? [] : [[email, event] as const];
    }),
  );
};

/** The keys of mails that were queued, each with the event of its mail. */
export const keysSent = async (
  query: Query,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const sent = new Map<string, string | null>();
  for (const some of chunksOf(keys))
    for (const { once, eventId } of await query
      .selectFrom('outbox')
      .select(['once', 'eventId'])
      .where('once', 'in', some)
      .execute())
      if (once !== null) sent.set(once, eventId);
  return sent;
};
