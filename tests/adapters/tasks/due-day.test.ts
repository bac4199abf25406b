import { dueOf } from '@fairdesk/core/organiser';
import { addDays, type CompactTimestamp, dayOf, zonedInstant } from '@fairdesk/core/shared';
import { dueDayOf, dueDaysLeft } from '@fairdesk/core/tasks';
import { anyFairDay, anyTime, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toDefinitions, toTask } from '#adapters/tasks/task-resources.ts';

const PLACE = { language: 'en', folder: '' } as const;

/** The task of an exhibitor for a stored deadline. */
const taskDue = (date: string, timeZone: string, due?: CompactTimestamp) => {
  const texts = { en: 'Order power' };
  const attributes = {
    code: 'power',
    titles: texts,
    contents: texts,
    consequences: {},
    category: '',
    categories: {},
  };
  const [definition] = toDefinitions(
    [{ type: 'task-definitions', id: '1', attributes: { ...attributes, date, required: true } }],
    timeZone,
  );
  const task = definition && toTask(definition, { state: undefined, due }, PLACE, timeZone);
  return task ?? expect.fail();
};

describe('the due day that an exhibitor reads', () => {
  it.prop([anyFairDay, anyTime, anyTimeZone])(
    'is the day that the organiser typed for all or for one company, whatever the zone of the fair',
    (day, time, timeZone) => {
      const due = dueOf({ day, time }, timeZone);
      fc.pre(due.slice(9, 13) !== '2359');
      expect(dueDayOf(taskDue(due, timeZone))).toBe(day);
      expect(dueDayOf(taskDue('', timeZone, due))).toBe(day);
    },
  );

  it.prop([anyFairDay, anyTime, anyTimeZone, anyTime, fc.integer({ min: -40, max: 40 })])(
    'is counted from today at the fair, whatever the hour there and the hour of the deadline',
    (day, time, timeZone, hour, days) => {
      const due = dueOf({ day, time }, timeZone);
      fc.pre(due.slice(9, 13) !== '2359');
      expect(dueDaysLeft(taskDue(due, timeZone), zonedInstant(addDays(day, -days), hour, timeZone))).toBe(
        days,
      );
    },
  );

  it('is today all day in Auckland, where UTC still has yesterday in the morning', () => {
    const due = dueOf({ day: '2027-01-12', time: '23:59' }, 'Pacific/Auckland');
    const task = taskDue(due, 'Pacific/Auckland');
    expect(dueDaysLeft(task, new Date('2027-01-11T19:00:00Z'))).toBe(0);
    expect(dueDaysLeft(task, new Date('2027-01-12T11:30:00Z'))).toBe(-1);
  });

  it.prop([anyFairDay, anyTimeZone])(
    'is the day itself for a service that ends each day at 23:59 in UTC',
    (day, timeZone) => {
      const { dueDay } = taskDue(`${day.replaceAll('-', '')}T235900Z`, timeZone);
      expect(dueDay).toBeUndefined();
    },
  );

  it.each([
    ['America/New_York', '2026-12-04', '23:59'],
    ['America/Mexico_City', '2026-12-04', '18:00'],
    ['Asia/Tokyo', '2026-12-04', '08:00'],
  ])('is right in %s', (timeZone, day, time) => {
    const task = taskDue(dueOf({ day, time }, timeZone), timeZone);
    expect([dueDayOf(task), dayOf(task.due) === day]).toEqual([day, false]);
  });
});
