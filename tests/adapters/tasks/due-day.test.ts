import { dueOf } from '@fairdesk/core/organiser';
import { type CompactTimestamp, dayOf } from '@fairdesk/core/shared';
import { dueDayOf } from '@fairdesk/core/tasks';
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
