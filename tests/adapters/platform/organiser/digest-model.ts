import { REMINDER_TIME, reminderDay } from '@fairdesk/core/organiser';
import { dayIn, zonedInstant } from '@fairdesk/core/shared';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { runReminders } from '#adapters/platform/organiser/run-reminders.ts';

export const URL = 'https://desk.example';
export const START = Date.parse('2027-03-10T00:00:00Z');
const HOUR_MS = 3_600_000;

/**
 * When the reminder of a day must be said: in the UTC day of its time of day, or at the fair's first run after that.
 * `undefined` where no run came, and for the days before a fair's first run.
 */
const latestRun = (moments: readonly number[], zone: string, day: string) => {
  const runs = moments.filter((moment) => reminderDay(zone, new Date(moment)) !== undefined);
  const time = zonedInstant(day, REMINDER_TIME, zone).getTime();
  const [first] = runs;
  const run = runs.find((moment) => moment >= time);
  if (first === undefined || run === undefined || day < dayIn(zone, new Date(first))) return undefined;
  const begin = Date.parse(dayIn('UTC', new Date(time)));
  return { holds: (moment: number) => moment >= begin && moment <= run };
};

export interface Sent {
  readonly recipient: string;
  readonly created: string;
  readonly body: string;
}

interface Reminder {
  readonly zone: string;
  readonly day: string;
  readonly company: string;
  readonly people: readonly string[];
}

/** The people who were not reminded of a company when they should have been. */
export const unsaid = (
  { zone, day, company, people }: Reminder,
  moments: readonly number[],
  sent: readonly Sent[],
): readonly string[] => {
  const latest = latestRun(moments, zone, day);
  if (latest === undefined) return [];
  const said = sent.filter(
    ({ created, body }) => body.includes(company) && latest.holds(Date.parse(created)),
  );
  return people.filter((email) => !said.some(({ recipient }) => recipient === email));
};

/** A new deadline of a company's task. */
interface Moved {
  readonly place: number;
  readonly date: string;
}

/** Runs servers, and returns the moments at which they ran. */
export const runAll = async (
  [one, other]: readonly [Database, Database],
  ticks: readonly { readonly hours: number; readonly isDouble: boolean; readonly moved?: Moved }[],
): Promise<readonly number[]> => {
  const moments: number[] = [];
  let at = START;
  for (const { hours, isDouble, moved } of ticks) {
    moments.push(at);
    if (moved !== undefined)
      await one.query
        .updateTable('taskDefinitions')
        .set({ date: moved.date })
        .where('code', '=', `task-${moved.place}`)
        .execute();
    const servers = isDouble ? [one, other] : [one];
    await Promise.all(servers.map((server) => runReminders(server, URL, new Date(at))));
    at += hours * HOUR_MS;
  }
  return moments;
};
