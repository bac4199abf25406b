import {
  addDays,
  addMonths,
  compactDayOf,
  compactTimestampOf,
  dayOf,
  daysBetween,
  instantOf,
  isDay,
  isoInstant,
  isoText,
  toCompact,
  utcDay,
  wholeMonthsBetween,
} from '@fairdesk/core/shared';
import { anyCompactTimestamp, anyDay, anyInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const someDays = fc.integer({ min: -100_000, max: 100_000 });
/** A day whose distance to the first and the last four-digit year exceeds 100,000 days. */
const middleDay = fc
  .integer({ min: Date.parse('1000-01-01'), max: Date.parse('9000-01-01') })
  .map((time) => new Date(time).toISOString().slice(0, 10));

const digits = (count: number, max: number) =>
  fc.integer({ min: 0, max }).map((number) => String(number).padStart(count, '0'));

/** Texts of the right shape whose numbers are valid, or just out of range. */
const nearlyStamps = fc
  .tuple(digits(4, 9999), digits(2, 13), digits(2, 32), digits(2, 24), digits(2, 60), digits(2, 60))
  .map(([year, month, day, hour, minute, second]) => `${year}${month}${day}T${hour}${minute}${second}Z`);

describe('compactTimestampOf', () => {
  it('parses the timestamp of the specification', () => {
    expect(compactTimestampOf('20231220T235900Z')).toBe('20231220T235900Z');
  });

  it.prop([anyCompactTimestamp, fc.string({ minLength: 1 })])(
    'never accepts anything longer or shorter than a timestamp',
    (stamp, more) => {
      expect(compactTimestampOf(stamp + more)).toBeUndefined();
      expect(compactTimestampOf(more + stamp)).toBeUndefined();
      expect(compactTimestampOf(stamp.slice(0, 8))).toBeUndefined();
    },
  );

  it.prop([anyInstant])('never accepts a date in another format', (instant) => {
    expect(compactTimestampOf(instant.toISOString())).toBeUndefined();
  });

  it('accepts 29 February in leap years only', () => {
    expect(compactTimestampOf('20280229T000000Z')).toBeDefined();
    expect(compactTimestampOf('20270229T000000Z')).toBeUndefined();
    expect(compactTimestampOf('19000229T000000Z')).toBeUndefined();
  });

  it.each([
    '20231320T000000Z',
    '20231200T000000Z',
    '20230431T000000Z',
    '20231220T240000Z',
    '20231220T236000Z',
    '20231220T235960Z',
    '2023-12-20T23:59:00Z',
    '20231220',
    '',
  ])('rejects %s', (text) => {
    expect(compactTimestampOf(text)).toBeUndefined();
  });

  it.prop([nearlyStamps])('never accepts a text that does not format back to itself', (text) => {
    const stamp = compactTimestampOf(text);
    if (stamp !== undefined) expect(toCompact(instantOf(stamp))).toBe(text);
  });
});

describe('toCompact and instantOf', () => {
  it.prop([anyInstant])('always round-trip to the same second', (instant) => {
    expect(instantOf(toCompact(instant))).toEqual(instant);
  });

  it('truncate milliseconds, and never round up', () => {
    expect(toCompact(new Date('2026-12-31T23:59:59.999Z'))).toBe('20261231T235959Z');
  });

  it('is the first or the last second of the years 0 to 9999 outside of them', () => {
    expect(toCompact(new Date('-000001-12-31T23:59:59Z'))).toBe('00000101T000000Z');
    expect(toCompact(new Date('+010000-01-01T00:00:00Z'))).toBe('99991231T235959Z');
    expect(toCompact(new Date(Number.NaN))).toBe('99991231T235959Z');
  });

  it.prop([fc.date({ noInvalidDate: false }), fc.date({ noInvalidDate: false })])(
    'always gives a real second, and never an earlier one to a later date',
    (one, other) => {
      const [first, second] = [toCompact(one), toCompact(other)];
      expect(compactTimestampOf(first)).toBe(first);
      if (one <= other) expect(first <= second).toBe(true);
    },
  );
});

describe('dayOf', () => {
  it.prop([anyCompactTimestamp])(
    'is the first eight characters of the timestamp, independent of any time zone',
    (stamp) => {
      expect(dayOf(stamp).replaceAll('-', '')).toBe(stamp.slice(0, 8));
      expect(compactDayOf(stamp)).toBe(stamp.slice(0, 8));
      expect(dayOf(stamp)).toBe(utcDay(instantOf(stamp)));
    },
  );
});

describe('isDay', () => {
  it.prop([anyDay])('accepts every existing day', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each(['2027-02-29', '2027-13-01', '2027-1-1', '27-01-01', ''])('rejects %s', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

/** Texts that are no days, many of which `Date` reads all the same: `2027`, `2027-02-30`, `9`. */
const noDay = fc
  .oneof(
    fc.string(),
    nearlyStamps.map((stamp) => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`),
    fc.constantFrom('2027', '2027-02', '9', '2027-02-30', '2027-01-12T09:00:00Z', '+010000-01-01'),
  )
  .filter((text) => !isDay(text));

describe('texts that are no days', () => {
  it.prop([noDay, anyDay, fc.integer({ min: -1000, max: 1000 })])('never count', (text, day, count) => {
    expect(addDays(text, count)).toBe('');
    expect(addMonths(text, count)).toBe('');
    expect(daysBetween(text, day)).toBeNaN();
    expect(daysBetween(day, text)).toBeNaN();
    expect(wholeMonthsBetween(text, day)).toBeNaN();
    expect(wholeMonthsBetween(day, text)).toBeNaN();
  });

  it.prop([anyDay, fc.double()])('are never the result of adding', (day, count) => {
    for (const later of [addDays(day, count), addMonths(day, count)])
      expect(later === '' || isDay(later)).toBe(true);
  });
});

describe('isoInstant', () => {
  it.prop([anyInstant])('reads back every instant that was written', (instant) => {
    expect(isoInstant(isoText(instant))).toEqual(instant);
  });

  it.prop([anyDay])('reads a day as its beginning', (day) => {
    expect(isoText(isoInstant(day))).toBe(`${day}T00:00:00.000Z`);
  });

  it.prop([anyInstant, fc.constantFrom('T', ' '), fc.constantFrom('', 'Z', '+00:00', '+0000', '-00')])(
    'reads a text without a zone as in UTC, in any spelling of the services',
    (instant, between, zone) => {
      const local = isoText(instant).slice(0, -1).replace('T', between);
      expect(isoInstant(local + zone)).toEqual(instant);
    },
  );

  it('subtracts the offset of a zone', () => {
    const offsets = ['2027-01-12T10:30:00+01:30', '2027-01-12T10:30+0130', '2027-01-12 08:00-01'];
    expect(offsets.map((text) => isoText(isoInstant(text)))).toEqual(
      offsets.map(() => '2027-01-12T09:00:00.000Z'),
    );
  });

  it.prop([noDay])('reads no other text, though `Date` does', (text) => {
    fc.pre(!isDay(text.slice(0, 10)));
    expect(isoInstant(text).getTime()).toBeNaN();
    expect(isoInstant(`${text}T09:00:00Z`).getTime()).toBeNaN();
  });
});

describe('utcDay', () => {
  it.prop([fc.date({ noInvalidDate: false })])(
    'is the day of an instant of the years 0 to 9999',
    (instant) => {
      const iso = isoText(instant);
      expect(utcDay(instant)).toBe(/^\d{4}-/.test(iso) ? iso.slice(0, 10) : '');
    },
  );
});

describe('addDays and daysBetween', () => {
  it.prop([middleDay, someDays])('are inverse for any day', (day, days) => {
    expect(daysBetween(day, addDays(day, days))).toBe(days);
  });

  it.prop([anyDay, anyDay])('count the same in both directions', (one, other) => {
    expect(daysBetween(one, other) + daysBetween(other, one)).toBe(0);
  });

  it('include 29 February in a leap year', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });

  it('count a day with a clock change as one day', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2);
  });
});

describe('isDay', () => {
  it.prop([anyDay, fc.string({ minLength: 1 })])('rejects a day with any prefix or suffix', (day, more) => {
    expect(isDay(day)).toBe(true);
    expect(isDay(day + more)).toBe(false);
    expect(isDay(more + day)).toBe(false);
    expect(
      [`-${day}`, `${day}-`, day.replaceAll('-', ''), `${day.replaceAll('-', '')}--`].filter(isDay),
    ).toEqual([]);
  });
});
