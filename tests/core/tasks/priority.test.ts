import { addDays, dayOf, instantOf, toCompact, utcDay } from '@fairdesk/core/shared';
import { dueDaysLeft, priorityOf, URGENT_WINDOW_DAYS } from '@fairdesk/core/tasks';
import { anyFairDay, anyFairInstant, anyTask } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const now = new Date('2026-11-20T12:00:00Z');
const dueOn = (day: string, time = '23:59:00') => toCompact(new Date(`${day}T${time}Z`));
const required = { status: 'OPEN', required: true } as const;
const badge = (day: string, time?: string) => priorityOf({ ...required, due: dueOn(day, time) }, now);

describe('priorityOf', () => {
  it('becomes urgent 14 calendar days before, both ends included', () => {
    expect(badge('2026-12-05')).toBeUndefined();
    expect(badge('2026-12-04')).toBe('urgent');
    expect(badge('2026-12-04', '00:00:00')).toBe('urgent');
    expect(badge('2026-11-20', '23:59:00')).toBe('urgent');
  });

  it('becomes overdue at its exact due time, before the day ends', () => {
    expect(badge('2026-11-20', '12:00:00')).toBe('urgent');
    expect(badge('2026-11-20', '11:59:59')).toBe('overdue');
    expect(badge('2026-11-19')).toBe('overdue');
  });

  it('counts 29 February as a day', () => {
    const due = dueOn('2028-03-07');
    expect(priorityOf({ ...required, due }, new Date('2028-02-22T00:00:00Z'))).toBe('urgent');
    expect(priorityOf({ ...required, due }, new Date('2028-02-21T23:59:59Z'))).toBeUndefined();
  });

  it.prop([anyTask(required)])('is undefined for an invalid date, and never throws', (task) => {
    expect(priorityOf(task, new Date(Number.NaN))).toBeUndefined();
  });

  it.prop([anyTask({ status: 'CLOSED' }), anyFairInstant])(
    'never puts a badge on a completed task',
    (task, when) => {
      expect(priorityOf(task, when)).toBeUndefined();
    },
  );

  it.prop([anyTask({ status: 'OPEN', required: false }), anyFairInstant])(
    'always calls an open optional task optional',
    (task, when) => {
      expect(priorityOf(task, when)).toBe('optional');
    },
  );

  it.prop([anyTask(required), anyFairInstant, fc.nat()])(
    'never becomes less urgent as time passes',
    (task, when, more) => {
      const pressing = [undefined, 'urgent', 'overdue'];
      const [early, late] = [when, new Date(when.getTime() + more * 1000)].map((at) =>
        pressing.indexOf(priorityOf(task, at)),
      );
      expect(late).toBeGreaterThanOrEqual(early ?? 0);
    },
  );

  it.prop([anyFairDay, anyFairInstant])(
    'is the same at any time of the day, until it is overdue',
    (day, when) => {
      const task = { ...required, due: dueOn(day, '23:59:59') };
      const midnight = new Date(`${utcDay(when)}T00:00:00Z`);
      expect(priorityOf(task, when)).toBe(priorityOf(task, midnight));
    },
  );
});

describe('dueDaysLeft', () => {
  it.prop([anyFairInstant, fc.integer({ min: -3000, max: 3000 })])('counts calendar days', (when, days) => {
    const due = dueOn(addDays(utcDay(when), days));
    expect(dueDaysLeft({ due }, when)).toBe(days);
  });

  it.prop([anyTask(required)])('equals the window on the first urgent day', ({ due }) => {
    fc.pre(dayOf(due) > '0002');
    const first = addDays(dayOf(due), -URGENT_WINDOW_DAYS);
    expect(priorityOf({ ...required, due }, new Date(`${first}T00:00:00Z`))).toBe('urgent');
    expect(priorityOf({ ...required, due }, instantOf(due))).toBe('urgent');
  });
});
