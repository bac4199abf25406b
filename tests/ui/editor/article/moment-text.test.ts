import { dayIn, timeIn } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { momentOfField } from '#adapters/page/field-values.ts';
import { momentText, wallTimeOf } from '#ui/editor/article/moment-text.ts';

const anyZone = fc.constantFrom(
  'Europe/Amsterdam',
  'America/New_York',
  'Asia/Kathmandu',
  'UTC',
  'Pacific/Auckland',
);
const anyInstant = fc.date({
  min: new Date('2001-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});

describe('momentText', () => {
  it.prop([anyInstant, anyZone])(
    'is read by pages as the same day and instant, and edited as typed',
    (at, zone) => {
      const wall = { day: dayIn(zone, at), time: timeIn(zone, at) };
      const text = momentText(wall, zone) ?? expect.unreachable();
      expect(wallTimeOf(text)).toEqual(wall);
      expect(momentOfField({ Date: { value: text } }, 'Date')).toBe(text);
      const instant = new Date(text);
      expect({ day: dayIn(zone, instant), time: timeIn(zone, instant) }).toEqual(wall);
    },
  );

  it('is the day alone without a time, and nothing for a time that no clock shows', () => {
    const on = (time: string) => momentText({ day: '2027-05-01', time }, 'Europe/Amsterdam');
    expect(on('')).toBe('2027-05-01');
    expect(on('9:30')).toBe('2027-05-01T09:30:00+02:00');
    expect(on('9.30')).toBe('2027-05-01T09:30:00+02:00');
    for (const time of ['9', '25:00', '09:61', 'noon']) expect(on(time)).toBeUndefined();
    expect(momentText({ day: '', time: '09:30' }, 'UTC')).toBe('');
  });
});
