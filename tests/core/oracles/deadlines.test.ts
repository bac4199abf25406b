import { countdown, headerCountdown, showPeriod } from '@fairdesk/core/dashboard';
import { toCompact, wholeMonthsBetween, zonedInstant } from '@fairdesk/core/shared';
import { ageGroupOf, calendarEntry, deadlineOf, dueDaysLeft, priorityOf } from '@fairdesk/core/tasks';
import { anyTimeZone } from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';
import { dayNumber, daysIn, partsOf } from './calendar.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const instant = fc
  .integer({
    min: Date.parse('2000-01-01T00:00:00Z') / SECOND,
    max: Date.parse('2059-12-31T23:59:59Z') / SECOND,
  })
  .map((seconds) => seconds * SECOND);
/** The first and the last second of a day, a leap day and the last day of a month are drawn on purpose. */
const someInstant = fc.oneof(
  instant,
  instant.map((at) => at - (at % DAY)),
  instant.map((at) => at - (at % DAY) + DAY - SECOND),
  fc.constantFrom('2028-02-29T00:00:00Z', '2027-01-31T23:59:59Z', '2027-02-28T12:00:00Z').map(Date.parse),
);
/** How far the reader is from it: nothing, a second, a whole number of days, or anything. */
const distance = fc.oneof(
  fc.constantFrom(0, SECOND, -SECOND, 1, -1),
  fc.integer({ min: -20, max: 120 }).map((days) => days * DAY),
  fc.integer({ min: -130 * DAY, max: 20 * DAY }),
);
const pairs = fc.tuple(someInstant, distance).map(([due, away]) => [due, due - away] as const);

const iso = (at: number): string => new Date(at).toISOString();
const dayAt = (at: number): number => dayNumber(iso(at).slice(0, 10));

describe('tasks, by a second implementation', () => {
  const task = fc.tuple(fc.constantFrom('OPEN' as const, 'CLOSED' as const), fc.boolean(), pairs);
  agrees(
    'have the same badge',
    task,
    (status, required, [due, now]) =>
      priorityOf({ status, required, due: toCompact(new Date(due)) }, new Date(now)),
    (status, required, [due, now]) => {
      if (status === 'CLOSED') return undefined;
      if (!required) return 'optional';
      if (due < now) return 'overdue';
      return dayAt(due) - dayAt(now) <= 14 ? 'urgent' : undefined;
    },
  );

  agrees(
    'have the same date text and the same number of days left',
    fc.tuple(fc.boolean(), pairs),
    (required, [due, now]) => {
      const given = { required, due: toCompact(new Date(due)) };
      return [deadlineOf(given, new Date(now)), dueDaysLeft(given, new Date(now))];
    },
    (required, [due, now]) => {
      const left = dayAt(due) - dayAt(now);
      if (required) return ['due-before', left];
      return [left < 0 ? 'tip-passed' : 'tip', left];
    },
  );

  /** Counts months one by one, each up to the same date of the next month, or to its last day. */
  const months = (from: string, to: string): number => {
    const [firstYear, firstMonth, date] = partsOf(from);
    let [year, month, count] = [firstYear, firstMonth, -1];
    let reached = dayNumber(from);
    while (reached <= dayNumber(to)) {
      count += 1;
      [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
      reached = dayNumber(`${year}-${month}-${Math.min(date, daysIn(year, month))}`);
    }
    return count;
  };
  const dayPairs = pairs.map(
    ([due, now]) => [iso(Math.min(due, now)).slice(0, 10), iso(Math.max(due, now)).slice(0, 10)] as const,
  );
  agrees(
    'are as many whole months away',
    fc.tuple(dayPairs),
    ([from, to]) => wholeMonthsBetween(from, to),
    ([from, to]) => months(from, to),
  );
  agrees(
    'are in the same age group',
    fc.tuple(pairs),
    ([due, now]) => ageGroupOf({ due: toCompact(new Date(due)) }, new Date(now)),
    ([due, now]) => {
      const [from, to] = [iso(now).slice(0, 10), iso(due).slice(0, 10)];
      const left = dayNumber(to) < dayNumber(from) ? 0 : months(from, to);
      return ['under-1-month', '1-month', '2-months'][left] ?? '3-months-and-more';
    },
  );

  agrees(
    'enter the calendar on the same day',
    fc.tuple(someInstant),
    (due) => calendarEntry({ title: 'T', content: '', due: toCompact(new Date(due)) }, '').date,
    (due) => iso(due).slice(0, 10).split('-').join(''),
  );
});

describe('countdowns, by a second implementation', () => {
  const start = Date.parse('2027-01-26T08:00:00Z');
  const length = fc.constantFrom(0, 1, DAY, 3 * DAY);
  const away = fc.oneof(
    fc.constantFrom(0, 1, 999, SECOND, MINUTE - 1, MINUTE, 60 * MINUTE, DAY - SECOND, DAY, DAY + 1),
    fc.integer({ min: -5 * DAY, max: 100 * DAY }),
  );
  const stateOf = (at: number, end: number): 'live' | 'ended' | undefined => {
    if (at < start) return undefined;
    return at < end ? 'live' : 'ended';
  };
  agrees(
    'show the same time',
    fc.tuple(away, length),
    (before, long) =>
      countdown({ start: new Date(start), end: new Date(start + long) }, new Date(start - before)),
    (before, long) => {
      const state = stateOf(start - before, start + long);
      if (state !== undefined) return { kind: state };
      let left = Math.ceil(before / SECOND);
      const taken = [86_400, 3600, 60].map((unit) => {
        let count = 0;
        while (left >= unit) [left, count] = [left - unit, count + 1];
        return count;
      });
      const [days, hours, minutes] = taken;
      return { kind: 'running', days, hours, minutes, seconds: left };
    },
  );
  agrees(
    'show the same unit in the header',
    fc.tuple(away, length),
    (before, long) =>
      headerCountdown({ start: new Date(start), end: new Date(start + long) }, new Date(start - before)),
    (before, long) => {
      const state = stateOf(start - before, start + long);
      if (state !== undefined) return { kind: state };
      const left = Math.ceil(before / SECOND);
      if (left >= 86_400) return { kind: 'running', unit: 'day', count: Math.floor(left / 86_400) };
      if (left >= 3600) return { kind: 'running', unit: 'hour', count: Math.floor(left / 3600) };
      return { kind: 'running', unit: 'minute', count: Math.max(1, Math.floor(left / 60)) };
    },
  );
});

describe('times at a fair, by a second implementation', () => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (timeZone: string): Intl.DateTimeFormat => {
    const known = formats.get(timeZone);
    if (known) return known;
    const fresh = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, fresh);
    return fresh;
  };
  /** What clocks in a zone show at an instant: `2027-03-28 01:59`. */
  const wall = (zone: string, at: number): string => formatOf(zone).format(at);
  /** Tries every quarter of an hour that clocks can be away from UTC, the earliest instant first. */
  const instantAt = (day: string, time: string, zone: string): number => {
    const wanted = `${day} ${time || '00:00'}`;
    const asUtc = Date.parse(`${day}T${time || '00:00'}:00Z`);
    for (let offset = 15 * 60; offset >= -13 * 60; offset -= 15)
      if (wall(zone, asUtc - offset * MINUTE) === wanted) return asUtc - offset * MINUTE;
    // Skipped: clocks before the change are as far from UTC as they were the day before.
    for (let offset = 15 * 60; offset >= -13 * 60; offset -= 15) {
      const before = asUtc - DAY;
      if (wall(zone, before - offset * MINUTE) === iso(before).slice(0, 16).replace('T', ' '))
        return asUtc - offset * MINUTE;
    }
    return Number.NaN;
  };
  /** The nights of the year in which clocks change somewhere, and any other day. */
  const day = fc.oneof(
    fc.constantFrom('2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-04-04', '2027-10-03'),
    fc
      .integer({ min: dayNumber('2015-01-01'), max: dayNumber('2035-12-31') })
      .map((number) => iso(Date.parse('2015-01-01') + (number - dayNumber('2015-01-01')) * DAY).slice(0, 10)),
  );
  const time = fc.oneof(
    fc.constantFrom('', '00:00', '01:30', '02:00', '02:15', '02:30', '03:00', '23:59'),
    fc.integer({ min: 0, max: 1439 }).map((at) => iso(at * MINUTE).slice(11, 16)),
  );
  const zone = anyTimeZone;
  agrees(
    'are the same instants',
    fc.tuple(day, time, zone),
    (on, at, where) => zonedInstant(on, at, where).getTime(),
    instantAt,
  );
  agrees(
    'open and close a fair at the same instants',
    fc.tuple(
      fc.tuple(day, day).map((both) => both.toSorted()),
      time,
      time,
      zone,
      fc.boolean(),
    ),
    ([first = '', last = ''], startTime, endTime, timeZone, hasEnd) => {
      const endDate = hasEnd ? last : '';
      const { start, end } = showPeriod({ startDate: first, startTime, endDate, endTime, timeZone });
      return [start.getTime(), end.getTime()];
    },
    ([first = '', last = ''], startTime, endTime, timeZone, hasEnd) => {
      const on = hasEnd ? last : first;
      const next = iso(Date.parse(on) + DAY).slice(0, 10);
      const end = endTime === '' ? instantAt(next, '', timeZone) : instantAt(on, endTime, timeZone);
      return [instantAt(first, startTime, timeZone), end];
    },
  );
});
