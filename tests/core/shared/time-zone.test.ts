import { addDays, dayIn, isTimeZone, timeIn, zonedInstant } from '@fairdesk/core/shared';
import { anyFairDay, anyFairInstant, anyTime, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** What clocks of a zone show, formatted independently of the code under test. */
const clockAt = (timeZone: string, instant: Date): string =>
  instant.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Days on which clocks change, at 2 or 3 o’clock. */
const CHANGES = [
  ['Europe/Amsterdam', '2027-03-28'],
  ['Europe/Amsterdam', '2027-10-31'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['America/St_Johns', '2027-03-14'],
  ['Australia/Lord_Howe', '2027-04-04'],
] as const;

const iso = (day: string, time: string, zone: string) => zonedInstant(day, time, zone).toISOString();

describe('zonedInstant', () => {
  it('handles summer and winter time in Amsterdam', () => {
    expect(iso('2027-01-26', '09:00', 'Europe/Amsterdam')).toBe('2027-01-26T08:00:00.000Z');
    expect(iso('2027-07-26', '09:00', 'Europe/Amsterdam')).toBe('2027-07-26T07:00:00.000Z');
  });

  it('reads a skipped time by the clock before the change', () => {
    expect(iso('2027-03-28', '02:30', 'Europe/Amsterdam')).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2027-03-14', '02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
  });

  it('takes the first of two instants with the same local time', () => {
    expect(iso('2027-10-31', '02:30', 'Europe/Amsterdam')).toBe('2027-10-31T00:30:00.000Z');
    expect(iso('2027-11-07', '01:30', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z');
  });

  it('treats an empty time as midnight', () => {
    expect(iso('2028-02-29', '', 'America/New_York')).toBe('2028-02-29T05:00:00.000Z');
  });

  it('handles a zone that skipped a whole day', () => {
    expect(iso('2011-12-30', '12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z');
  });

  it('handles years before 1000', () => {
    expect(dayIn('UTC', new Date('0987-06-05T04:03:02Z'))).toBe('0987-06-05');
  });

  it.prop([anyTimeZone])('handles the last day of the year 9999, which stands for never', (zone) => {
    expect(dayIn(zone, zonedInstant('9999-12-31', '12:00', zone))).toBe('9999-12-31');
  });

  it.each([
    ['', ''],
    ['2027-02-30', '09:00'],
    ['2027-01', ''],
    ['2027-01-12', 'noon'],
    ['2027-01-12', '9:00'],
  ])('is invalid for the day "%s" at "%s"', (day, time) => {
    expect(zonedInstant(day, time, 'UTC').getTime()).toBeNaN();
  });

  it.prop([anyFairInstant, anyTimeZone])(
    'always returns an instant with the given local time',
    (instant, zone) => {
      const local = clockAt(zone, instant);
      expect(clockAt(zone, zonedInstant(local.slice(0, 10), local.slice(11), zone))).toBe(local);
    },
  );

  it.prop([anyFairDay, anyTime, anyTimeZone])(
    'never returns a later instant when an earlier one has the same local time',
    (day, time, zone) => {
      const instant = zonedInstant(day, time, zone);
      const hourBefore = new Date(instant.getTime() - 3_600_000);
      expect(clockAt(zone, hourBefore)).not.toBe(`${day} ${time}`);
    },
  );

  it.prop([fc.integer({ min: -2, max: 2 }), fc.nat(47), fc.constantFrom(...CHANGES)])(
    'always returns the given local time around a change of clocks, unless clocks skip it',
    (days, halfHours, [zone, day]) => {
      const time = new Date(halfHours * 1_800_000).toISOString().slice(11, 16);
      const local = `${addDays(day, days)} ${time}`;
      fc.pre(local !== `${day} 02:00` && local !== `${day} 02:30`);
      expect(clockAt(zone, zonedInstant(local.slice(0, 10), time, zone))).toBe(local);
    },
  );

  it.prop([anyFairDay, anyTime])('is unchanged in UTC', (day, time) => {
    expect(iso(day, time, 'UTC')).toBe(`${day}T${time}:00.000Z`);
  });
});

describe('isTimeZone', () => {
  it.prop([anyTimeZone, fc.string()])(
    'accepts every time zone, and never throws for any other text',
    (zone, text) => {
      expect(isTimeZone(zone)).toBe(true);
      expect(isTimeZone(`${text} `)).toBe(false);
    },
  );

  it.each(['', 'Amsterdam', 'Europe/Atlantis', '../../etc', '+01:00', '-0330', '+02'])(
    'rejects %j',
    (text) => {
      expect(isTimeZone(text)).toBe(false);
    },
  );
});

describe('every function of a zone', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.constantFrom('Europe/Atlantis', '__proto__', '+25:00', 'Etc/GMT+15'),
  );
  const anyDate = fc.date({ noInvalidDate: false });

  it.prop([anyText, anyDate, fc.oneof(anyFairDay, fc.string()), fc.oneof(anyTime, fc.string())])(
    'never throws, whatever the zone, and is empty or invalid for an unknown one',
    (text, date, day, time) => {
      const results = [dayIn(text, date), timeIn(text, date), zonedInstant(day, time, text)];
      // Events of services may have an offset, which is read although it is no name.
      fc.pre(!isTimeZone(text) && !/^[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?$/.test(text));
      expect(results).toEqual(['', '', new Date(Number.NaN)]);
    },
  );
});

describe('dayIn and timeIn', () => {
  it.prop([anyTimeZone])('are empty for an invalid date', (zone) => {
    const invalid = new Date(Number.NaN);
    expect([dayIn(zone, invalid), timeIn(zone, invalid)]).toEqual(['', '']);
  });
});

describe('dayIn', () => {
  it('changes the day at midnight in that zone', () => {
    expect(dayIn('Europe/Amsterdam', new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(dayIn('Europe/Amsterdam', new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(dayIn('America/New_York', new Date('2028-03-01T04:59:59Z'))).toBe('2028-02-29');
  });

  it.prop([anyFairInstant, anyTimeZone])('is the day that local clocks show', (instant, zone) => {
    expect(dayIn(zone, instant)).toBe(clockAt(zone, instant).slice(0, 10));
  });

  it.prop([fc.array(anyFairInstant, { minLength: 2 }), anyTimeZone])(
    'never goes back as time passes',
    (instants, zone) => {
      const days = instants
        .toSorted((one, other) => one.getTime() - other.getTime())
        .map((now) => dayIn(zone, now));
      expect(days).toEqual(days.toSorted());
    },
  );
});

describe('timeIn', () => {
  it.prop([anyFairInstant, anyTimeZone])('is the time that local clocks show', (instant, zone) => {
    expect(timeIn(zone, instant)).toBe(clockAt(zone, instant).slice(11));
  });
});
