import type { Language } from '@fairdesk/core/shared';

/** The locale of each language for days and numbers. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL', es: 'es-ES', tr: 'tr-TR' };

const FULL: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'short', timeZone: 'UTC' };

/** Formats `2027-01-12` as "12 January 2027", independent of time zones. */
export const dayText = (day: string, language: Language): string => dayIn(FULL, day, language);

/** Formats `2027-01-12` as "12 January". */
export const shortDayText = (day: string, language: Language): string => dayIn(SHORT, day, language);

/**
 * Formats `2027-01-26` as "Jan 26", with the month first in every language. Source: portal spec §2 "Agenda
 * timeline".
 */
export const monthDayText = (day: string, language: Language): string =>
  `${dayIn(MONTH, day, language)} ${Number(day.slice(8, 10))}`;

/**
 * Formats a period as "26–28 January 2027", or as a single day when both are the same or the second is
 * unknown.
 */
export const periodText = (from: string, until: string, language: Language): string => {
  const [start, end] = [utc(from), utc(until || from)];
  if (start === undefined || end === undefined || end < start) return dayText(from, language);
  return formatOf(language, FULL).formatRange(start, end);
};

/** Formats an instant as "23:59" in this zone. */
export const timeText = (instant: Date, timeZone: string, language: Language): string =>
  formatOf(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);

/** The abbreviation of the zone at that instant: "CET". */
export const zoneText = (instant: Date, timeZone: string, language: Language): string =>
  formatOf(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** "today", "in 3 days", "2 days ago". */
export const daysFromNow = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(days, 'day');

export const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(percent / 100);

/** Formats `1234` as "1,234" in English, "1.234" in Dutch. */
export const numberText = (number: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(number);

/** Formats "a, b and c"; British English has no comma before the last. */
export const listText = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language]).format(items);

/** The date of a text that may also have a time: `2027-01-26 09:00` becomes `2027-01-26`. */
export const dayPart = (text: string): string => text.slice(0, 10);

const dayIn = (options: Intl.DateTimeFormatOptions, day: string, language: Language): string => {
  const date = utc(day);
  return date === undefined ? day : formatOf(language, options).format(date);
};

const utc = (day: string): Date | undefined => {
  const date = new Date(`${dayPart(day)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs a hundred times as much as using it, and there are few, so they are cached. */
const formatOf = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  formats.set(key, known);
  return known;
};
