import {
  countdown,
  headerCountdown,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
  showPeriod,
} from '@fairdesk/core/dashboard';
import { anyEvent, anyFairInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const start = new Date('2027-01-26T08:00:00Z');
const end = new Date('2027-01-28T17:00:00Z');
const period = { start, end };
const secondsBefore = (seconds: number, ms = 0) => new Date(start.getTime() - seconds * 1000 - ms);
const anySeconds = fc.integer({ min: 1, max: 400 * SECONDS_PER_DAY });

describe('countdown', () => {
  it.prop([anySeconds])('always adds up to the remaining time', (left) => {
    const result = countdown(period, secondsBefore(left));
    if (result.kind !== 'running') return expect.unreachable();
    const { days, hours, minutes, seconds } = result;
    expect(days * SECONDS_PER_DAY + hours * SECONDS_PER_HOUR + minutes * SECONDS_PER_MINUTE + seconds).toBe(
      left,
    );
    expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
  });

  it.prop([anySeconds, fc.integer({ min: 0, max: 999 })])(
    'rounds a started second up, so it never shows zero',
    (left, ms) => {
      expect(countdown(period, secondsBefore(left - 1, ms + 1))).toEqual(
        countdown(period, secondsBefore(left)),
      );
    },
  );

  it.prop([anyFairInstant])('is running, then live, then ended, and nothing else', (now) => {
    const expected = now < start ? 'running' : now < end ? 'live' : 'ended';
    expect(countdown(period, now).kind).toBe(expected);
    expect(headerCountdown(period, now).kind).toBe(expected);
  });

  it('is live from the start instant until the end instant', () => {
    expect(countdown(period, secondsBefore(0, 1)).kind).toBe('running');
    expect(countdown(period, start)).toEqual({ kind: 'live' });
    expect(countdown(period, new Date(end.getTime() - 1))).toEqual({ kind: 'live' });
    expect(countdown(period, end)).toEqual({ kind: 'ended' });
  });

  it('has an invalid period without dates', () => {
    const { start: opens, end: closes } = showPeriod({
      startDate: '',
      startTime: '09:00',
      endDate: '',
      endTime: '',
      timeZone: 'UTC',
    });
    expect([opens.getTime(), closes.getTime()]).toEqual([Number.NaN, Number.NaN]);
  });

  it('has ended when the dates are invalid', () => {
    const never = new Date(Number.NaN);
    expect(countdown({ start: never, end: never }, start)).toEqual({ kind: 'ended' });
  });
});

describe('headerCountdown', () => {
  it.each([
    [1, 'minute', 1],
    [59, 'minute', 1],
    [60, 'minute', 1],
    [61, 'minute', 1],
    [120, 'minute', 2],
    [3599, 'minute', 59],
    [3600, 'hour', 1],
    [86_399, 'hour', 23],
    [86_400, 'day', 1],
    [172_799, 'day', 1],
    [172_800, 'day', 2],
  ])('shows %i seconds as the largest unit: %s %i', (left, unit, count) => {
    expect(headerCountdown(period, secondsBefore(left))).toEqual({ kind: 'running', unit, count });
  });

  it.prop([anySeconds])('always shows the first non-zero number of the tile, or 1 minute', (left) => {
    const tile = countdown(period, secondsBefore(left));
    const header = headerCountdown(period, secondsBefore(left));
    if (tile.kind !== 'running' || header.kind !== 'running') return expect.unreachable();
    expect(header.count).toBe(tile.days || tile.hours || tile.minutes || 1);
  });
});

describe('showPeriod', () => {
  const fair = {
    startDate: '2027-03-27',
    startTime: '10:00',
    endDate: '2027-03-28',
    endTime: '18:00',
    timeZone: 'Europe/Amsterdam',
  };

  it('counts the hour that clocks leave out while the fair is open', () => {
    expect(showPeriod(fair)).toEqual({
      start: new Date('2027-03-27T09:00:00Z'),
      end: new Date('2027-03-28T16:00:00Z'),
    });
    expect(
      showPeriod({ ...fair, timeZone: 'America/New_York', startDate: '2027-11-06', endDate: '2027-11-07' }),
    ).toEqual({
      start: new Date('2027-11-06T14:00:00Z'),
      end: new Date('2027-11-07T23:00:00Z'),
    });
  });

  it('opens at midnight and closes at the end of the day when times are missing', () => {
    const [year, leap] = [{ ...fair, startTime: '', endTime: '' }, '2028-02-29'];
    expect(showPeriod({ ...year, startDate: leap, endDate: leap })).toEqual({
      start: new Date('2028-02-28T23:00:00Z'),
      end: new Date('2028-02-29T23:00:00Z'),
    });
    expect(showPeriod({ ...year, startDate: leap, endDate: '' }).end).toEqual(
      new Date('2028-02-29T23:00:00Z'),
    );
  });

  it.prop([anyEvent()])('never closes a one-day fair without times before it opens', (event) => {
    const { start: opens, end: closes } = showPeriod({ ...event, endDate: '', startTime: '', endTime: '' });
    expect(closes.getTime()).toBeGreaterThan(opens.getTime());
  });
});
