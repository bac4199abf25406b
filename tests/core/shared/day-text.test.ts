import { dayText, isDay, shortDayText } from '@fairdesk/core/shared';
import { anyFairDay, anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect } from 'vitest';

describe('dayText', () => {
  const { TZ: zoneHere } = process.env;
  afterEach(() => {
    if (zoneHere === undefined) delete process.env.TZ;
    else process.env.TZ = zoneHere;
  });

  it.each(['America/New_York', 'Pacific/Apia', 'UTC'])('is the same on a machine in %s', (zone) => {
    process.env.TZ = zone;
    expect(dayText('2026-11-05', 'nl')).toBe('05 november 2026');
    expect(shortDayText('2026-11-05', 'nl')).toBe('nov 5');
  });

  it('is formatted as dd MMMM yyyy, in the words of every language', () => {
    expect(dayText('2026-11-05', 'en')).toBe('05 November 2026');
    expect(dayText('2028-02-29', 'nl')).toBe('29 februari 2028');
    expect(dayText('2026-11-05', 'es')).toBe('05 de noviembre de 2026');
    expect(dayText('2026-11-05T23:59:00Z', 'tr')).toBe('05 Kasım 2026');
    expect(shortDayText('2026-11-05', 'en')).toBe('Nov 5');
    expect(shortDayText('2026-09-05', 'en')).toBe('Sep 5');
  });

  it.prop([fc.string(), anyLanguage])('is empty for a text that is no day', (text, language) => {
    fc.pre(!isDay(text.slice(0, 10)));
    for (const noDay of [text, '', '2027-02-29'])
      expect([dayText(noDay, language), shortDayText(noDay, language)]).toEqual(['', '']);
  });

  it.prop([anyFairDay, anyLanguage])(
    'always names the same day, in any time zone of the machine',
    (day, language) => {
      const words = dayText(day, language).split(' ');
      expect([words.at(-1), words[0]]).toEqual([day.slice(0, 4), day.slice(8)]);
      expect(words.slice(1, -1).join('')).not.toBe('');
      expect(shortDayText(day, language)).toContain(String(Number(day.slice(8))));
    },
  );
});
