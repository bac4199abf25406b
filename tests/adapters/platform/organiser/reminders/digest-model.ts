import { REMINDER_TIME, reminderDay } from '@fairdesk/core/organiser';
import { addDays, dayIn, zonedInstant } from '@fairdesk/core/shared';
import fc from 'fast-check';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { runReminders } from '#adapters/platform/organiser/reminders/run-reminders.ts';
import { FAIRS, type Given, nameOf, PEOPLE, type SentMail } from './digest-fairs.ts';

export const URL = 'https://desk.example';
export const START = Date.parse('2027-03-10T00:00:00Z');
const HOUR_MS = 3_600_000;

const ZONES = [
  'Pacific/Tongatapu',
  'Pacific/Pago_Pago',
  'UTC',
  'Europe/Amsterdam',
  'Asia/Tokyo',
  'Asia/Jakarta',
];
const anyDay = fc.integer({ min: 0, max: 9 }).map((day) => addDays('2027-03-11', day));
/** The zone and the schedule of each fair. */
export const anyFairs = fc.tuple(
  ...FAIRS.map(() =>
    fc.record({
      zone: fc.constantFrom(...ZONES),
      schedule: fc.uniqueArray(fc.constantFrom(7, 2, 1, 0, -1), { minLength: 1, maxLength: 3 }),
    }),
  ),
);
export const anyCompanies = fc.array(
  fc.record<Given>({
    fair: fc.nat(FAIRS.length - 1),
    people: fc.uniqueArray(fc.nat(PEOPLE.length - 1), { minLength: 1 }),
    due: anyDay,
  }),
  { minLength: 1, maxLength: 5 },
);
/** Every hour, or seldom; by one server, or by two at once, of which one may die before it commits anything. */
export const anyRun = fc.record(
  {
    hours: fc.constantFrom(1, 5, 5, 9, 31),
    isDouble: fc.boolean(),
    dies: fc.boolean(),
    moved: fc.record({
      place: fc.nat(4),
      date: anyDay.map((day) => `${day.replaceAll('-', '')}T120000Z`),
    }),
  },
  { requiredKeys: ['hours', 'isDouble', 'dies'] },
);

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

interface Reminder {
  readonly zone: string;
  readonly day: string;
  readonly company: string;
  readonly people: readonly string[];
}

/** The people who were not reminded of a company when they should have been. */
const unsaidOf = (
  { zone, day, company, people }: Reminder,
  moments: readonly number[],
  sent: readonly SentMail[],
): readonly string[] => {
  const latest = latestRun(moments, zone, day);
  if (latest === undefined) return [];
  const said = sent.filter(
    ({ created, body }) => body.includes(company) && latest.holds(Date.parse(created)),
  );
  return people.filter((email) => !said.some(({ recipient }) => recipient === email));
};

/** The people who were not reminded when they should have been, of companies whose deadline was not moved. */
export const unsaid = (
  settings: readonly { readonly zone: string; readonly schedule: readonly number[] }[],
  given: readonly Given[],
  ticks: readonly Tick[],
  moments: readonly number[],
  sent: readonly SentMail[],
): readonly string[] => {
  const moved = new Set(ticks.map((tick) => tick.moved?.place));
  const reminders = given.flatMap((each, place) => {
    if (moved.has(place)) return [];
    const { zone = 'UTC', schedule = [] } = settings[each.fair] ?? {};
    return schedule.map((days) => ({
      ...{ zone, company: nameOf(place), day: addDays(each.due, -days) },
      people: each.people.map((person) => PEOPLE[person] ?? ''),
    }));
  });
  return reminders.flatMap((reminder) => unsaidOf(reminder, moments, sent));
};

/** A run of the servers, and how long until the next. */
interface Tick {
  readonly hours: number;
  readonly isDouble: boolean;
  readonly dies: boolean;
  readonly moved?: Moved;
}

/** A new deadline of a company's task. */
interface Moved {
  readonly place: number;
  readonly date: string;
}

const DEATH = new Error('The server died');

/** A server that does all of its work and dies before it commits. */
const dying = (database: Database): Database => ({
  ...database,
  write: (work) =>
    database.write(async (query) => {
      await work(query);
      throw DEATH;
    }),
});

const ignoreDeath = (_: string, error: unknown): void => {
  if (error !== DEATH) throw error;
};

/** Runs servers, and returns the moments at which one ran to its end. */
export const runAll = async (
  [one, other]: readonly [Database, Database],
  ticks: readonly Tick[],
): Promise<readonly number[]> => {
  const moments: number[] = [];
  let at = START;
  for (const { hours, isDouble, dies, moved } of ticks) {
    if (isDouble || !dies) moments.push(at);
    if (moved !== undefined)
      await one.query
        .updateTable('taskDefinitions')
        .set({ date: moved.date })
        .where('code', '=', `task-${moved.place}`)
        .execute();
    const first = dies ? dying(one) : one;
    const servers = isDouble ? [first, other] : [first];
    await Promise.all(servers.map((server) => runReminders(server, URL, new Date(at), ignoreDeath)));
    at += hours * HOUR_MS;
  }
  return moments;
};
