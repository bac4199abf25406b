import { isDay } from './dates.ts';
import { dateTimeFormat } from './formatters.ts';
import type { Language } from './languages.ts';
import { dayOnly } from './stored-day.ts';

/** A day in the default format: `05 November 2026`; empty for no day. Source: portal spec §9 "dd MMMM yyyy". */
export const dayText = (day: string, language: Language): string =>
  partsOf(day, language, { day: '2-digit', month: 'long', year: 'numeric' }, ['day', 'month', 'year']);

/** A day in the agenda: `Nov 5`; empty for no day. Source: portal spec §2 "date (shown as MMM D)". */
export const shortDayText = (day: string, language: Language): string =>
  partsOf(day, language, { day: 'numeric', month: 'short' }, ['month', 'day']);

type DayFormat = Parameters<typeof dateTimeFormat>[1];

/** Formats in UTC, because a calendar day has no zone and any other could shift it. */
const partsOf = (day: string, language: Language, format: DayFormat, order: readonly string[]): string => {
  if (!isDay(dayOnly(day))) return '';
  const parts = dateTimeFormat(language, { ...format, timeZone: 'UTC' }).formatToParts(
    new Date(dayOnly(day)),
  );
  return order.map((part) => parts.find(({ type }) => type === part)?.value).join(' ');
};
