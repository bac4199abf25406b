import { reminderDay } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import type { Database, Query } from '../../database/open-database.ts';
import { errorName } from '../../error-name.ts';
import { postMail } from '../../mail/outbox.ts';
import { createRounds } from '../../rounds.ts';
import { tryEach } from '../../try-each.ts';
import type { OrganiserParts } from '../area.ts';
import { lockFairs } from '../lock-fairs.ts';
import { forgetDays, postpone, recordDay, remindedDaysOf } from './reminded-days.ts';
import { remindedFair } from './reminder-digests.ts';
import { digestDayAt, digestKey, dueDigests, othersOf, remindingEvents, sentOn } from './shared-digests.ts';

/** Interval between two looks at the clock, in milliseconds. */
const ROUND_MS = 60_000;

/**
 * Queues the reminders that are due, for every fair that has them switched on: one mail for each person and UTC day.
 * The first fair to reach its time of day sends it, and it names what is due that day at the person's other fairs.
 *
 * All reminders of a fair and day are committed together, with the day: after a crash they are all due again, and
 * of several servers only one queues them.
 *
 * @param report is called for each fair whose reminders failed, those of the others are queued; omitted: the first
 * failure is thrown at the end
 * @returns how many mails were queued
 */
export const runReminders = async (
  database: Database,
  publicUrl: string,
  now: Date,
  report?: (event: string, error: unknown) => void,
  isStopped?: () => boolean,
): Promise<number> => {
  const fairs = await database.query
    .selectFrom('reminderSettings')
    .select('eventId')
    .where('isOn', '=', 1)
    .orderBy('eventId')
    .execute();
  let queued = 0;
  const remind = async (event: string): Promise<void> => {
    const { isPublished, timeZone, lastDay } = await remindedFair(database.query, event, now);
    if (!isPublished || reminderDay(timeZone, now, lastDay) === undefined) return;
    queued += await database.write((query) => remindFair(query, event, publicUrl, now));
  };
  const events = fairs.map(({ eventId }) => eventId);
  await tryEach(events, remind, { report, isStopped });
  return queued;
};

const remindFair = async (query: Query, event: string, publicUrl: string, now: Date): Promise<number> => {
  const events = await remindingEvents(query);
  // Of two fairs, the second sees what the first has sent; and no company is deleted before this is committed.
  await lockFairs(query, [...new Set([...events, event])]);
  const fair = await remindedFair(query, event, now);
  const day = reminderDay(fair.timeZone, now, fair.lastDay);
  if (day === undefined || !(await claimDay(query, event, day))) return 0;
  const moment = { publicUrl, now, digestDay: digestDayAt(now) };
  const remindedDays = await remindedDaysOf(query, event);
  const due = await dueDigests(query, fair, moment);
  const sent = await sentOn(
    query,
    moment.digestDay,
    due.map(({ email }) => email),
  );
  const free = due.filter(({ email }) => !sent.has(email));
  const others = await othersOf(
    query,
    events.filter((other) => other !== event),
    free,
    moment,
  );
  await forgetDays(query, event, day);
  await postpone(
    query,
    fair,
    day,
    due.filter(({ email }) => sent.has(email)),
    remindedDays,
  );
  let queued = 0;
  for (const digest of free) {
    const elsewhere = others.get(digest.email) ?? [];
    const { email, participation: participationId } = digest;
    const mail = { ...digest.mail(), class: 'bulk', eventId: event, participationId } as const;
    const whole = elsewhere.length === 0 ? undefined : digest.mail(elsewhere);
    if (!(await postMail(query, { ...mail, whole, once: digestKey(moment.digestDay, email) }, now))) continue;
    queued += 1;
    for (const each of [digest, ...elsewhere]) await recordDay(query, each.fair.id, email, each.day);
  }
  return queued;
};

/** Records the day: of several servers, only one succeeds. */
const claimDay = async (query: Query, event: string, day: string): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('reminderSettings')
    .set({ lastDay: day })
    .where('eventId', '=', event)
    .where('isOn', '=', 1)
    .where(({ or, eb }) => or([eb('lastDay', 'is', null), eb('lastDay', '<', day)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Runs the reminders at the start and every minute until stopped; stopping waits for the fair in progress. */
export const startReminders = (
  { database, mailer, publicUrl, clock }: Pick<OrganiserParts, 'database' | 'mailer' | 'publicUrl' | 'clock'>,
  log: Log,
): (() => Promise<void>) => {
  const rounds = createRounds({
    everyMs: ROUND_MS,
    run: async (isStopped) => {
      const report = (event: string, error: unknown) =>
        log.error('Cannot send the reminders of a fair', { event, error: errorName(error) });
      // Not awaited: the next look at the clock must not wait for a slow mail server.
      if ((await runReminders(database, publicUrl, clock(), report, isStopped)) > 0) void mailer.wake();
    },
    onFailure: (error) => log.error('Cannot send reminders', { error }),
  });
  void rounds.wake();
  return rounds.stop;
};
