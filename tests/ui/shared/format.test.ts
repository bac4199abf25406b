import { describe, expect, it } from 'vitest';
import { daysFromNow, dayText, percentText, periodText, timeText } from '#ui/shared/format.ts';

describe('dates', () => {
  it('are written as each language writes them', () => {
    expect(dayText('2027-01-12', 'en')).toBe('12 January 2027');
    expect(dayText('2027-01-12', 'nl')).toBe('12 januari 2027');
    expect(dayText('2027-01-12', 'es')).toBe('12 de enero de 2027');
    expect(dayText('2027-01-12', 'tr')).toBe('12 Ocak 2027');
  });

  it('stay as they came when they are none', () => {
    expect(dayText('soon', 'en')).toBe('soon');
    expect(periodText('', '', 'en')).toBe('');
  });

  it('make a period of two days, and one day of one', () => {
    expect(periodText('2027-01-26', '2027-01-28', 'nl')).toMatch(/^26.28 januari 2027$/);
    expect(periodText('2027-01-26', '', 'en')).toBe('26 January 2027');
    expect(periodText('2027-01-26', '2027-01-25', 'en')).toBe('26 January 2027');
  });

  it('tell how far away a day is', () => {
    expect(daysFromNow(3, 'en')).toBe('in 3 days');
    expect(daysFromNow(0, 'nl')).toBe('vandaag');
    expect(daysFromNow(-1, 'tr')).toBe('dün');
  });

  it('tell the hour by the clock of the fair', () => {
    expect(timeText(new Date('2027-01-12T22:59:00Z'), 'Europe/Amsterdam', 'en')).toBe('23:59');
  });

  it('write a share as each language does', () => {
    expect(percentText(50, 'tr')).toBe('%50');
  });
});
