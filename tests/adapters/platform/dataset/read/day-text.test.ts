import { addDays } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { faultOfDay, parseDay } from '#adapters/platform/dataset/read/day-text.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates written by an organiser', () => {
  it.prop([days, days])('always parse as themselves in the form year, month, day', (day, today) => {
    expect(faultOfDay(day)).toBeUndefined();
    expect(parseDay(day, today)).toBe(day);
  });

  it.prop([days, fc.integer({ min: -999, max: 999 })])(
    'always count from today when relative',
    (today, count) => {
      const day = `today${count < 0 ? '' : '+'}${count}`;
      expect(faultOfDay(day)).toBeUndefined();
      expect(parseDay(day, today)).toBe(addDays(today, count));
    },
  );

  it.prop([fc.string()])('never parse in any other form', (text) => {
    fc.pre(!/^today([+-]\d{1,4})?$|^\d{4}-\d{2}-\d{2}$/.test(text));
    expect(faultOfDay(text)).toMatch(/\.$/);
  });

  it.each(['12-01-2027', '1/2/27', '31.12.2027'])('are rejected when ambiguous: %s', (text) => {
    expect(faultOfDay(text)).toMatch(/two different days/);
  });

  it('are rejected when they do not exist', () => {
    expect(faultOfDay('2027-02-29')).toMatch(/calendar/);
    expect(faultOfDay('2028-02-29')).toBeUndefined();
  });
});
