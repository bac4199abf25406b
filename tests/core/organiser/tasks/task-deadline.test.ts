import { deadlineFaults, deadlineFormOf, dueOf, isTime } from '@fairdesk/core/organiser';
import { instantOf, toCompact } from '@fairdesk/core/shared';
import { anyFairDay, anyFairInstant, anyTime, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const AMSTERDAM = 'Europe/Amsterdam';

describe('dueOf', () => {
  it('stores the moment at which clocks at the fair show the deadline', () => {
    expect(dueOf({ day: '2027-01-12', time: '23:59' }, AMSTERDAM)).toBe('20270112T225900Z');
    expect(dueOf({ day: '2027-07-12', time: '23:59' }, AMSTERDAM)).toBe('20270712T215900Z');
    expect(dueOf({ day: '2027-01-12', time: '23:59' }, 'Pacific/Auckland')).toBe('20270112T105900Z');
  });

  it('moves a skipped time forward', () => {
    expect(dueOf({ day: '2027-03-28', time: '02:30' }, AMSTERDAM)).toBe('20270328T013000Z');
  });

  it('leaves the second of two equal times unchanged', () => {
    const second = toCompact(new Date('2027-10-31T01:30:00Z'));
    expect(dueOf(deadlineFormOf(second, AMSTERDAM), AMSTERDAM, second)).toBe(second);
    expect(dueOf(deadlineFormOf(second, AMSTERDAM), AMSTERDAM)).toBe('20271031T003000Z');
  });

  it.prop([anyFairInstant, anyTimeZone])(
    'never changes a stored deadline that the form shows',
    (instant, zone) => {
      const stored = toCompact(instant);
      expect(dueOf(deadlineFormOf(stored, zone), zone, stored)).toBe(stored);
    },
  );

  it.prop([anyFairInstant, anyTimeZone])('shows what it stored', (instant, zone) => {
    const form = deadlineFormOf(toCompact(instant), zone);
    expect(deadlineFormOf(dueOf(form, zone), zone)).toEqual(form);
  });

  it.prop([anyFairInstant, anyFairInstant, anyTimeZone])(
    'always replaces the stored deadline when the form shows another',
    (before, after, zone) => {
      const stored = toCompact(before);
      const form = deadlineFormOf(toCompact(after), zone);
      const due = dueOf(form, zone, stored);
      expect(deadlineFormOf(due, zone)).toEqual(form);
      expect(Math.abs(instantOf(due).getTime() - after.getTime())).toBeLessThanOrEqual(3_660_000);
    },
  );
});

describe('a changed deadline', () => {
  it.prop([anyFairInstant, anyFairInstant])(
    'is stored when only its day or only its time changes',
    (one, other) => {
      const stored = toCompact(one);
      const [before, after] = [deadlineFormOf(stored, 'UTC'), deadlineFormOf(toCompact(other), 'UTC')];
      for (const form of [
        { ...before, day: after.day },
        { ...before, time: after.time },
      ])
        expect(deadlineFormOf(dueOf(form, 'UTC', stored), 'UTC')).toEqual(form);
    },
  );
});

describe('deadlineFaults', () => {
  it.prop([anyFairDay, anyTime])('accepts every day and time', (day, time) => {
    expect(deadlineFaults({ day, time })).toEqual([]);
  });

  it.each(['1970-01-02', '9998-12-31'])('accepts the outermost day %s', (day) => {
    expect(deadlineFaults({ day, time: '00:00' })).toEqual([]);
  });

  it.each(['', '2027-02-29', '2027-1-2', '12-01-2027', '0000-01-01', '1970-01-01', '9999-01-01'])(
    'rejects the day %j',
    (day) => {
      expect(deadlineFaults({ day, time: '23:59' })).toEqual([{ path: 'day', code: 'forms-date' }]);
    },
  );

  it.each(['', '24:00', '9:30', '12:60', '109:30', '09:300', ' 09:30'])('rejects the time %j', (time) => {
    expect(deadlineFaults({ day: '2027-01-12', time })).toEqual([{ path: 'time', code: 'forms-time' }]);
  });

  const anyPart = (unit: string, maxLength: number) =>
    fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...unit), maxLength }));
  const nearlyDays = fc.oneof(
    anyPart('0127-', 10),
    fc
      .tuple(fc.constantFrom('1970', '2027', '9999', '0000'), fc.nat(13), fc.nat(32))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-')),
  );
  const nearlyTimes = fc.oneof(
    anyPart('0129:', 5),
    fc
      .tuple(fc.nat(25), fc.nat(61))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  );

  it.prop([nearlyDays, nearlyTimes, anyTimeZone])(
    'never accepts a deadline that cannot be stored',
    (day, time, zone) => {
      if (deadlineFaults({ day, time }).length === 0) expect(dueOf({ day, time }, zone)).toMatch(/Z$/);
      expect(isTime(time)).toBe(deadlineFaults({ day: '2027-01-12', time }).length === 0);
    },
  );
});
