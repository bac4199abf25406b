import { addDays, dayOnly, isDay, isWithin, periodFaults, storedDay } from '@fairdesk/core/shared';
import { anyFairDay, anyInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('storedDay and dayOnly', () => {
  it.prop([anyFairDay])('round-trip to the same day', (day) => {
    expect(dayOnly(storedDay(day))).toBe(day);
    expect(new Date(storedDay(day)).toISOString()).toBe(storedDay(day));
  });

  it.prop([anyInstant])('extract the day from a longer date', (instant) => {
    expect(isDay(dayOnly(instant.toISOString()))).toBe(true);
  });

  it('are empty for an invalid day', () => {
    expect(storedDay('')).toBe('');
    expect(storedDay('2027-02-29')).toBe('');
    expect(storedDay('2028-02-29')).toBe('2028-02-29T00:00:00.000Z');
  });
});

describe('isWithin', () => {
  it.prop([anyFairDay, fc.nat(1000), fc.nat(1000)])(
    'includes both ends and nothing beyond',
    (from, length, at) => {
      const until = addDays(from, length);
      expect(isWithin(until, from, until)).toBe(true);
      expect(isWithin(addDays(from, at), from, until)).toBe(at <= length);
      expect(isWithin(addDays(from, -1), from, until)).toBe(false);
      expect(isWithin(addDays(from, at), '', '')).toBe(true);
      expect(isWithin(addDays(from, at), storedDay(from), '')).toBe(true);
      expect(isWithin(addDays(from, -at), '', storedDay(until))).toBe(true);
    },
  );
});

describe('periodFaults', () => {
  const bounds = fc.constantFrom('', '2027-02-29', '2027-02-28', '2027-03-01', '2027-03-01T00:00:00.000Z');

  it.prop([bounds, bounds])('reports exactly an end date before the start date', (from, until) => {
    const isBefore = isDay(dayOnly(from)) && isDay(dayOnly(until)) && dayOnly(until) < dayOnly(from);
    expect(periodFaults('until', from, until)).toEqual(
      isBefore ? [{ path: 'until', code: 'forms-period' }] : [],
    );
  });
});
