import {
  cleanSchedule,
  REMINDER_DAYS,
  REMINDER_SCHEDULE,
  type RemindableTask,
  type ReminderInput,
  reminderDay,
  reminderKey,
  remindersDue,
  remindersFor,
} from '@fairdesk/core/organiser';
import { addDays, dayIn, instantOf, toCompact, zonedInstant } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const ZONES = [
  'Europe/Amsterdam',
  'Europe/Istanbul',
  'America/Santiago',
  'Pacific/Apia',
  'Pacific/Tongatapu',
  'Asia/Kathmandu',
  'UTC',
];
const HOUR_MS = 3_600_000;
/** Around the changes of the clocks in Europe and Chile. */
const START = Date.parse('2027-03-20T00:00:00Z');

const anyInstant = fc
  .integer({ min: 0, max: 45 * 24 * 4 })
  .map((quarters) => new Date(START + (quarters * HOUR_MS) / 4));

const anyFair = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  schedule: fc.shuffledSubarray([...REMINDER_DAYS]),
  people: fc.array(
    fc.record({
      email: fc.constantFrom('anna', 'bo', 'can'),
      participation: fc.constantFrom('p1', 'p2', 'p3'),
    }),
    { maxLength: 6 },
  ),
  tasks: fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('drawing', 'power', 'badges'),
      participation: fc.constantFrom('p1', 'p2', 'p3'),
      isDone: fc.boolean(),
      due: anyInstant.map(toCompact),
    }),
    { selector: ({ code, participation }) => `${code} ${participation}`, maxLength: 9 },
  ),
});
type Fair = Omit<ReminderInput<RemindableTask>, 'now'>;

/** A fair, and a moment near a reminder of it where it has a schedule and a task. */
const anyMoment: fc.Arbitrary<readonly [Fair, Date]> = fc
  .tuple(anyFair, anyInstant, fc.nat(8), fc.nat(8), fc.integer({ min: -24, max: 24 }))
  .map(([fair, now, place, step, hours]) => {
    const task = fair.tasks[place % fair.tasks.length];
    const days = fair.schedule[step % fair.schedule.length];
    if (task === undefined || days === undefined) return [fair, now];
    const people = [...fair.people, { email: 'anna', participation: task.participation }];
    return [{ ...fair, people }, new Date(instantOf(task.due).getTime() + (hours - 24 * days) * HOUR_MS)];
  });

/** Runs at these moments in order, as a server does; `isLost` runs end before anything was committed. */
const runAt = (fair: Fair, runs: readonly { readonly now: Date; readonly isLost: boolean }[]) => {
  let lastDay: string | undefined;
  return runs.flatMap(({ now, isLost }) => {
    if (isLost) return [];
    const digests = remindersDue({ ...fair, now, lastDay });
    lastDay = reminderDay(fair.timeZone, now, lastDay) ?? lastDay;
    return digests.map((digest) => ({ ...digest, now }));
  });
};

const anyRuns = fc.array(fc.record({ now: anyInstant, isLost: fc.boolean() }), { maxLength: 60 });

describe('remindersDue', () => {
  it.prop([anyFair, anyRuns])(
    'never reminds a person twice on a day, whatever the order of the runs',
    (fair, runs) => {
      const keys = runAt(fair, runs).map((digest) => reminderKey('7', digest));
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it.prop([anyMoment])(
    'never lists a completed task, a task of another company or one twice',
    ([fair, now]) => {
      for (const { email, tasks } of remindersDue({ ...fair, now })) {
        const own = fair.people
          .filter((person) => person.email === email)
          .map((person) => person.participation);
        expect(tasks.length).toBeGreaterThan(0);
        expect(new Set(tasks).size).toBe(tasks.length);
        for (const task of tasks) {
          expect(task.isDone).toBe(false);
          expect(own).toContain(task.participation);
        }
      }
    },
  );

  it.prop([anyMoment])(
    'never sends before 08:00 at the fair, and always on its calendar day',
    ([fair, now]) => {
      for (const { day } of remindersDue({ ...fair, now })) {
        expect(day).toBe(dayIn(fair.timeZone, now));
        expect(now.getTime()).toBeGreaterThanOrEqual(zonedInstant(day, '08:00', fair.timeZone).getTime());
      }
    },
  );

  it.prop([anyFair, fc.nat(45), fc.integer({ min: 1, max: 30 })])(
    'sends one mail, not several, after a server was down for days',
    (fair, first, downFor) => {
      const noon = (day: string) => zonedInstant(day, '12:00', fair.timeZone);
      const start = addDays('2027-03-20', first);
      const daily = Array.from({ length: downFor }, (_, index) => noon(addDays(start, index + 1)));
      const last = daily.at(-1) ?? noon(start);
      const reminded = (runs: readonly Date[]) =>
        runAt(
          fair,
          [noon(start), ...runs].map((now) => ({ now, isLost: false })),
        ).filter(({ now }) => now > noon(start));
      const missed = new Set(reminded(daily).map(({ email }) => email));
      const caughtUp = reminded([last]).map(({ email }) => email);
      expect(new Set(caughtUp)).toEqual(missed);
      expect(caughtUp.length).toBe(missed.size);
    },
  );

  it.prop([anyFair, fc.constantFrom(...REMINDER_DAYS)])(
    'reminds every person of an open task on each day of the schedule',
    (fair, days) => {
      for (const task of fair.tasks.filter(({ isDone }) => !isDone)) {
        const day = addDays(dayIn(fair.timeZone, instantOf(task.due)), -days);
        const now = zonedInstant(day, '08:00', fair.timeZone);
        const digests = remindersDue({ ...fair, schedule: [days], now });
        for (const { email, participation } of fair.people)
          if (participation === task.participation)
            expect(digests.find((digest) => digest.email === email)?.tasks).toContain(task);
      }
    },
  );

  it.prop([anyFair, anyInstant, fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined })])(
    'reminds exactly the people for whose open tasks a day of the schedule has come since the last reminders',
    (fair, now, daysAgo) => {
      const today = dayIn(fair.timeZone, now);
      const lastDay = daysAgo === undefined ? undefined : addDays(today, -daysAgo);
      const since = lastDay ?? addDays(today, -1);
      const isReminded = ({ participation }: { readonly participation: string }): boolean =>
        fair.tasks.some(
          (task) =>
            task.participation === participation &&
            !task.isDone &&
            fair.schedule
              .map((days) => addDays(dayIn(fair.timeZone, instantOf(task.due)), -days))
              .some((day) => day > since && day <= today),
        );
      const isTime = now >= zonedInstant(today, '08:00', fair.timeZone);
      const expected = isTime ? fair.people.filter(isReminded).map(({ email }) => email) : [];
      const reminded = remindersDue({ ...fair, now, lastDay }).map(({ email }) => email);
      expect(reminded.toSorted()).toEqual([...new Set(expected)].toSorted());
    },
  );

  it.prop([anyFair, anyInstant])('never sends without a schedule', (fair, now) => {
    expect(remindersDue({ ...fair, schedule: [], now })).toEqual([]);
  });

  describe('takes the day from the zone of the fair', () => {
    const task = { code: 'drawing', participation: 'p1', isDone: false };
    const people = [{ email: 'anna', participation: 'p1' }];
    const sends = (timeZone: string, due: string, now: string, schedule: readonly number[]) =>
      remindersDue({
        tasks: [{ ...task, due: toCompact(new Date(due)) }],
        people,
        schedule,
        timeZone,
        now: new Date(now),
      }).length === 1;

    example.each([
      // In Tonga (+13), 12 January 23:59 is 12 January 10:59 UTC, and its morning is the evening before in UTC.
      ['Pacific/Tongatapu', '2027-01-12T10:59:00Z', '2027-01-11T19:00:00Z', [0], true],
      ['Pacific/Tongatapu', '2027-01-12T10:59:00Z', '2027-01-11T18:59:59Z', [0], false],
      ['Pacific/Tongatapu', '2027-01-12T10:59:00Z', '2027-01-12T12:00:00Z', [0], false],
      // The clocks go forward on 28 March 2027 in Amsterdam: 08:00 is 07:00 UTC before, 06:00 UTC after.
      ['Europe/Amsterdam', '2027-03-29T21:59:00Z', '2027-03-27T07:00:00Z', [2], true],
      ['Europe/Amsterdam', '2027-03-29T21:59:00Z', '2027-03-27T06:59:00Z', [2], false],
      ['Europe/Amsterdam', '2027-03-29T21:59:00Z', '2027-03-29T06:00:00Z', [0], true],
      ['Europe/Amsterdam', '2027-03-29T21:59:00Z', '2027-03-30T06:00:00Z', [-1], true],
    ] as const)('%s, due %s, at %s with %j: %s', (timeZone, due, now, schedule, expected) => {
      expect(sends(timeZone, due, now, schedule)).toBe(expected);
    });
  });
});

describe('cleanSchedule', () => {
  it.prop([fc.array(fc.oneof(fc.integer(), fc.constantFrom(...REMINDER_DAYS)))])(
    'keeps the known days, each once, the earliest first, and is its own result',
    (days) => {
      const clean = cleanSchedule(days);
      expect(clean).toEqual(
        [...new Set(days)].filter((day) => REMINDER_DAYS.some((each) => each === day)).sort((a, b) => b - a),
      );
      expect(cleanSchedule(clean)).toEqual(clean);
    },
  );

  example('accepts the schedule of a new fair', () => {
    expect(cleanSchedule(REMINDER_SCHEDULE)).toEqual(REMINDER_SCHEDULE);
  });
});

describe('remindersFor', () => {
  it.prop([anyFair, fc.subarray(['p1', 'p2', 'p3'])])(
    'reminds each person once, of exactly the open tasks of their companies among the chosen ones',
    ({ tasks, people }, chosen) => {
      const digests = remindersFor({ tasks, people }, new Set(chosen), '2027-03-20');
      const open = (email: string) =>
        tasks.filter(
          ({ isDone, participation }) =>
            !isDone &&
            chosen.includes(participation) &&
            people.some((person) => person.email === email && person.participation === participation),
        );
      const emails = [...new Set(people.map(({ email }) => email))];
      expect(digests.map(({ email }) => email).toSorted()).toEqual(
        emails.filter((email) => open(email).length > 0).toSorted(),
      );
      for (const digest of digests) expect(new Set(digest.tasks)).toEqual(new Set(open(digest.email)));
    },
  );
});
