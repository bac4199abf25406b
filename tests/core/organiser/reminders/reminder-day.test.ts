import {
  REMINDER_DAYS,
  type RemindableTask,
  reminderDay,
  remindersDue,
  remindersFor,
} from '@fairdesk/core/organiser';
import { addDays, toCompact } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const TODAY = '2027-03-20';
const NOON = new Date(`${TODAY}T12:00:00Z`);
const anyDays = fc.integer({ min: -20, max: 40 });

const task = (code: string, inDays: number, participation = 'p1'): RemindableTask & { code: string } => ({
  ...{ code, participation, isDone: false },
  due: toCompact(new Date(`${addDays(TODAY, inDays)}T18:00:00Z`)),
});
const PEOPLE = [{ email: 'anna', participation: 'p1' }];

describe('reminderDay', () => {
  it.prop([anyDays])('is today once, whenever reminders were sent last', (days) => {
    const lastDay = addDays(TODAY, days);
    expect(reminderDay('UTC', NOON, lastDay)).toBe(days < 0 ? TODAY : undefined);
    expect(reminderDay('UTC', NOON)).toBe(TODAY);
    expect(reminderDay('UTC', new Date(`${TODAY}T07:59:59Z`), lastDay)).toBeUndefined();
  });

  /** Around the changes of the clocks in 2027, of the northern and the southern hemisphere. */
  const moments = fc
    .tuple(
      fc.constantFrom('2027-03-14', '2027-03-28', '2027-04-04', '2027-09-26', '2027-10-31', '2027-11-07'),
      fc.integer({ min: -36 * 60, max: 60 * 60 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000));
  const zones = fc.constantFrom(
    ...['Pacific/Auckland', 'Pacific/Tongatapu', 'Pacific/Honolulu', 'Europe/Amsterdam', 'America/New_York'],
    ...['Australia/Eucla', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'],
  );

  it.prop([zones, moments])(
    'always comes at eight on the clock of the fair, and is its day',
    (timeZone, now) => {
      const { year, month, day, hour } = Object.fromEntries(
        new Intl.DateTimeFormat('en', {
          ...{
            timeZone,
            hourCycle: 'h23',
            year: 'numeric',
            month: '2-digit',
            day: '2-digit',
            hour: '2-digit',
          },
        })
          .formatToParts(now)
          .map(({ type, value }) => [type, value]),
      );
      const today = Number(hour) < 8 ? undefined : `${year}-${month}-${day}`;
      expect(reminderDay(timeZone, now)).toBe(today);
    },
  );
});

describe('remindersDue', () => {
  const input = { people: PEOPLE, timeZone: 'UTC', now: NOON };

  it.prop([anyDays, fc.subarray([...REMINDER_DAYS], { minLength: 1 })])(
    'lists, beside the task of the day, what is due within the schedule or late',
    (days, schedule) => {
      const horizon = Math.max(...schedule);
      const [first, other] = [task('first', horizon), task('other', days)];
      const [digest] = remindersDue({ ...input, schedule, tasks: [first, other] });
      expect(digest?.tasks.includes(other)).toBe(days <= horizon);
    },
  );

  it.prop([fc.integer({ min: 1, max: 9 })])(
    'never reminds again of a day of the schedule that was reminded of, by the fair or to the person',
    (days) => {
      const tasks = [task('first', 7 - days)];
      const due = (lastDay: string) => remindersDue({ ...input, schedule: [7], tasks, lastDay }).length;
      const reminded = addDays(TODAY, -days);
      expect([due(addDays(reminded, -1)), due(reminded)]).toEqual([1, 0]);
      const personal = remindersDue({ ...input, schedule: [7], tasks, lastDayOf: () => reminded });
      expect(personal).toEqual([]);
    },
  );
});

describe('the tasks of a reminder', () => {
  it.prop([fc.array(fc.tuple(fc.constantFrom('p1', 'p2'), anyDays), { minLength: 1 })])(
    'are in the order of the companies, then of their deadlines',
    (picks) => {
      const tasks = picks.map(([participation, days], place) => task(`t${place}`, days, participation));
      const people = [...PEOPLE, { email: 'anna', participation: 'p2' }];
      const [digest] = remindersFor({ tasks, people }, new Set(['p1', 'p2']), TODAY);
      const keys = digest?.tasks.map(({ participation, due }) => `${participation} ${due}`);
      expect(keys).toEqual(keys?.toSorted());
      expect(digest?.tasks).toHaveLength(tasks.length);
    },
  );
});
