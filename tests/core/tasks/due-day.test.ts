import { addDays, compactTimestampOf, dayOf, zonedInstant } from '@fairdesk/core/shared';
import {
  ageGroupOf,
  calendarEntry,
  deadlineOf,
  dueDayOf,
  dueDaysLeft,
  priorityOf,
} from '@fairdesk/core/tasks';
import { anyCompactTimestamp, anyFairDay, anyTask, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyHour = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);

describe('dueDayOf', () => {
  it.prop([anyCompactTimestamp, anyTimeZone])(
    'is the day of the timestamp in every zone, unless the service names another one',
    (due, timeZone) => {
      expect(dueDayOf({ due, timeZone })).toBe(dayOf(due));
      expect(dueDayOf({ due, dueDay: '', timeZone })).toBe(dayOf(due));
    },
  );

  it.prop([anyTask(), anyFairDay])(
    'is the day that the service names, in the calendar file too',
    (task, dueDay) => {
      expect(dueDayOf({ ...task, dueDay })).toBe(dueDay);
      expect(calendarEntry({ ...task, dueDay }, '').date).toBe(dueDay.replaceAll('-', ''));
    },
  );

  it.prop([anyTask(), anyFairDay, anyTimeZone, anyHour, fc.integer({ min: -40, max: 40 })])(
    'counts a day that the service names from today at the fair, whatever the hour there',
    (task, dueDay, timeZone, time, days) => {
      const at = zonedInstant(addDays(dueDay, -days), time, timeZone);
      const tip = { ...task, dueDay, timeZone, required: false };
      expect(dueDaysLeft(tip, at)).toBe(days);
      expect(deadlineOf(tip, at)).toBe(days < 0 ? 'tip-passed' : 'tip');
      if (days < 28) expect(ageGroupOf(tip, at)).toBe('under-1-month');
    },
  );

  it('is the same day all evening in New York, where UTC has the next one', () => {
    const due = compactTimestampOf('20261205T045900Z') ?? expect.fail();
    const task = { due, dueDay: '2026-12-04', timeZone: 'America/New_York' };
    const evening = new Date('2026-12-05T02:00:00Z');
    expect(dueDaysLeft(task, evening)).toBe(0);
    expect(priorityOf({ ...task, status: 'OPEN', required: true }, evening)).toBe('urgent');
  });
});
