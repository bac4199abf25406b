import { LANGUAGE_NAMES } from '@fairdesk/core/shared';
import { anyFairDay, anyLanguage } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  capitalise,
  dayMonthText,
  daysFromNow,
  dayText,
  languageText,
  listText,
  numberText,
  percentText,
  periodText,
  timeText,
} from '#ui/shared/texts/format.ts';

describe('dates', () => {
  it('are formatted for each language', () => {
    expect(dayText('2027-01-12', 'en')).toBe('12 January 2027');
    expect(dayText('2027-01-12', 'nl')).toBe('12 januari 2027');
    expect(dayText('2027-01-12', 'es')).toBe('12 de enero de 2027');
    expect(dayText('2027-01-12', 'tr')).toBe('12 Ocak 2027');
  });

  it.prop([anyFairDay, anyLanguage])('have a day of two digits, as dd MMMM yyyy', (day, language) => {
    expect(dayText(day, language).split(' ')[0]).toBe(day.slice(8));
    expect(dayMonthText(day, language).split(' ')[0]).toBe(day.slice(8));
  });

  it('are returned unchanged when invalid', () => {
    expect(dayText('soon', 'en')).toBe('soon');
    expect(periodText('', '', 'en')).toBe('');
  });

  it('format a period of two days, or a single day', () => {
    expect(periodText('2027-01-26', '2027-01-28', 'en')).toMatch(/^26.{1,3}28 January 2027$/);
    expect(periodText('2027-01-26', '2027-01-28', 'nl')).toMatch(/^26.28 januari 2027$/);
    expect(periodText('2027-01-26', '2027-01-28', 'es')).toMatch(/^26.28 de enero de 2027$/);
    expect(periodText('2027-01-26', '2027-01-28', 'tr')).toMatch(/^26.28 Ocak 2027$/);
    expect(periodText('2027-01-26', '', 'en')).toBe('26 January 2027');
    expect(periodText('2027-01-26', '2027-01-25', 'en')).toBe('26 January 2027');
  });

  it.each([
    ['en', 'in 3 days', 'today', 'yesterday'],
    ['nl', 'over 3 dagen', 'vandaag', 'gisteren'],
    ['es', 'dentro de 3 días', 'hoy', 'ayer'],
    ['tr', '3 gün sonra', 'bugün', 'dün'],
  ] as const)('describe how far away a day is, in %s', (language, ahead, now, before) => {
    expect([3, 0, -1].map((days) => daysFromNow(days, language))).toEqual([ahead, now, before]);
  });

  it.each([
    ['en', 'In 3 days'],
    ['nl', 'Over 3 dagen'],
    ['es', 'Dentro de 3 días'],
    ['tr', '3 gün sonra'],
  ] as const)('begin a cell with a capital, in %s', (language, text) => {
    expect(capitalise(daysFromNow(3, language), language)).toBe(text);
  });

  it('have a dot on a Turkish capital, and an empty text stays empty', () => {
    expect(capitalise('iki gün önce', 'tr')).toBe('İki gün önce');
    expect(capitalise('iki', 'en')).toBe('Iki');
    expect(capitalise('', 'en')).toBe('');
  });

  it('use the time zone of the fair', () => {
    expect(timeText(new Date('2027-01-12T22:59:00Z'), 'Europe/Amsterdam', 'en')).toBe('23:59');
  });
});

describe('numbers and lists', () => {
  it.each([
    ['en', '50%', '12,345', 'a, b and c'],
    ['nl', '50%', '12.345', 'a, b en c'],
    ['es', '50\u00a0%', '12.345', 'a, b y c'],
    ['tr', '%50', '12.345', 'a, b ve c'],
  ] as const)('are formatted for %s', (language, share, total, list) => {
    expect(percentText(50, language)).toBe(share);
    expect(numberText(12_345, language)).toBe(total);
    expect(listText(['a', 'b', 'c'], language)).toBe(list);
  });
});

describe('languages', () => {
  it('are named in the language of the sentence', () => {
    expect(languageText('nl', 'en')).toBe('Dutch');
    expect(languageText('es', 'nl')).toBe('Spaans');
    expect(languageText('es', 'es')).toBe('español');
    expect(languageText('nl', 'tr')).toBe('Felemenkçe');
  });

  it.prop([anyLanguage, anyLanguage])('never have their own name in another language', (named, language) => {
    const isOwn = languageText(named, language).toLowerCase() === LANGUAGE_NAMES[named].toLowerCase();
    expect(isOwn).toBe(named === language);
  });
});
