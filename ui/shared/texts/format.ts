import {
  dateTimeFormat,
  dayIn,
  dayOnly,
  dayText as defaultDayText,
  displayNames,
  type Language,
  LOCALES,
  listFormat,
  numberFormat,
  relativeTimeFormat,
  waitTime,
} from '@fairdesk/core/shared';

const FULL = { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const DAY_MONTH = { day: '2-digit', month: 'long', timeZone: 'UTC' } as const;

/** Formats `2027-01-02` as "02 January 2027"; a text that is no day stays as it is. */
export const dayText = (day: string, language: Language): string => defaultDayText(day, language) || day;

/** Formats `2027-01-02` as "02 January". */
export const dayMonthText = (day: string, language: Language): string => {
  const date = utc(day);
  return date === undefined ? day : dateTimeFormat(LOCALES[language], DAY_MONTH).format(date);
};

/**
 * Formats a period as "26–28 January 2027", or as a single day when both are the same or the second is
 * unknown.
 */
export const periodText = (from: string, until: string, language: Language): string => {
  const [start, end] = [utc(from), utc(until || from)];
  if (start === undefined || end === undefined || end < start) return dayText(from, language);
  return dateTimeFormat(LOCALES[language], FULL).formatRange(start, end);
};

/** Formats an instant as "23:59" in this zone. */
export const timeText = (instant: Date, timeZone: string, language: Language): string =>
  dateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);

/** Formats an instant as "12 January 2027, 23:59" in this zone. */
export const momentText = (instant: Date, timeZone: string, language: Language): string =>
  `${dayText(dayIn(timeZone, instant), language)}, ${timeText(instant, timeZone, language)}`;

/** Formats the day of an ISO instant in this zone as "12 January 2027"; a day without a time is the same in any zone. */
export const instantDayText = (instant: string, timeZone: string, language: Language): string => {
  const date = new Date(instant);
  const hasTime = instant.includes('T') && !Number.isNaN(date.getTime());
  return dayText(hasTime ? dayIn(timeZone, date) : instant, language);
};

/** Formats an instant as "12 January, 23:59" in this zone. */
export const shortMomentText = (instant: Date, timeZone: string, language: Language): string =>
  `${dayMonthText(dayIn(timeZone, instant), language)}, ${timeText(instant, timeZone, language)}`;

/** The name of an IANA zone with its words apart: "America/New York". */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** The abbreviation of the zone at that instant: "CET". */
export const zoneText = (instant: Date, timeZone: string, language: Language): string =>
  dateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** "today", "in 3 days", "2 days ago". */
export const daysFromNow = (days: number, language: Language): string =>
  relativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(days, 'day');

/** "in 42 seconds", "in 5 minutes". */
export const waitText = (seconds: number, language: Language): string => {
  const { count, unit } = waitTime(seconds);
  return relativeTimeFormat(LOCALES[language]).format(count, unit);
};

/** The text with a capital first letter, as a cell of its own begins. */
export const capitalise = (text: string, language: Language): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(LOCALES[language]) + text.slice(first.length);
};

export const percentText = (percent: number, language: Language): string =>
  numberFormat(LOCALES[language], { style: 'percent' }).format(percent / 100);

/** Formats `1234` as "1,234" in English, "1.234" in Dutch. */
export const numberText = (number: number, language: Language): string =>
  numberFormat(LOCALES[language]).format(number);

/** Formats "a, b and c"; British English has no comma before the last. */
export const listText = (items: readonly string[], language: Language): string =>
  listFormat(LOCALES[language]).format(items);

/** Names a language inside a sentence: `nl` is "Dutch" in English and "neerlandés" in Spanish. */
export const languageText = (named: Language, language: Language): string =>
  displayNames(LOCALES[language], 'language').of(named) ?? named;

const utc = (day: string): Date | undefined => {
  const date = new Date(`${dayOnly(day)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
