import { reminderDay, reminderKey } from '@fairdesk/core/organiser';
import { isEmail, type Log } from '@fairdesk/core/shared';
import type { Database, Query } from '../database/open-database.ts';
import { postMail } from '../mail/outbox.ts';
import type { OrganiserParts } from './area.ts';
import { digestsOf, remindedFair } from './reminder-digests.ts';

/** Interval between two looks at the clock, in milliseconds. */
const ROUND_MS = 60_000;

/**
 * Queues the reminders that are due, for every fair that has them switched on.
 *
 * All reminders of a fair and day are committed together, with the day: after a crash they are all due again, and
 * of several servers only one queues them.
 *
 * @returns how many mails were queued
 */
export const runReminders = async (database: Database, publicUrl: string, now: Date): Promise<number> => {
  const fairs = await database.query
    .selectFrom('reminderSettings')
    .select('eventId')
    .where('isOn', '=', 1)
    .execute();
  let queued = 0;
  for (const { eventId } of fairs) {
    const { isPublished, timeZone, lastDay } = await remindedFair(database.query, eventId, now);
    if (!isPublished || reminderDay(timeZone, now, lastDay) === undefined) continue;
    queued += await database.write((query) => remindFair(query, eventId, publicUrl, now));
  }
  return queued;
};

const remindFair = async (query: Query, event: string, publicUrl: string, now: Date): Promise<number> => {
  const fair = await remindedFair(query, event, now);
  const day = reminderDay(fair.timeZone, now, fair.lastDay);
  if (day === undefined || !(await claimDay(query, event, day))) return 0;
  let queued = 0;
  for (const digest of await digestsOf(query, fair, publicUrl, now)) {
    if (!isEmail(digest.email)) continue;
    const { participation: participationId } = digest;
    const mail = { ...digest.mail(), class: 'bulk', eventId: event, participationId } as const;
    if (await postMail(query, { ...mail, once: reminderKey(event, digest) }, now)) queued += 1;
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

/** Runs the reminders at the start and every minute until stopped; stopping waits for the current run. */
export const startReminders = (
  { database, mailer, publicUrl, clock }: OrganiserParts,
  log: Log,
): (() => Promise<void>) => {
  let isStopped = false;
  let round: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      // Not awaited: the next look at the clock must not wait for a slow mail server.
      if ((await runReminders(database, publicUrl, clock())) > 0) void mailer.wake();
    } catch (error) {
      log.error('Cannot send reminders', { error: error instanceof Error ? error.name : typeof error });
    }
  };
  const look = () => {
    if (isStopped) return;
    round ??= run().finally(() => {
      round = undefined;
    });
  };
  const timer = setInterval(look, ROUND_MS);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
};
