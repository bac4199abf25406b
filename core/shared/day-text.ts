import { isDay } from './dates.ts';
import { dateTimeFormat } from './formatters.ts';
import type { Language } from './languages.ts';
import { dayOnly } from './stored-day.ts';

/** A day in the default format: `05 November 2026`; empty for no day. Source: portal spec §9 "dd MMMM yyyy". */
export const dayText = (day: string, language: Language): string =>
  partsOf(day, language, { day: '2-digit', month: 'long', year: 'numeric' });

/** A day in the agenda: `Nov 5`; empty for no day. Source: portal spec §2 "date (shown as MMM D)". */
export const shortDayText = (day: string, language: Language): string =>
  partsOf(day, language, { month: 'short', day: 'numeric' });

type DayFormat = NonNullable<Parameters<typeof dateTimeFormat>[1]>;

/**
 * The parts of a day in the order of the format. Formats in UTC, because a calendar day has no zone and any other could
 * shift it.
 */
const partsOf = (day: string, language: Language, format: DayFormat): string => {
  if (!isDay(dayOnly(day))) return '';
  const parts = dateTimeFormat(language, { ...format, timeZone: 'UTC' }).formatToParts(
    new Date(dayOnly(day)),
  );
  return Object.keys(format)
    .map((part) => parts.find(({ type }) => type === part)?.value)
    .join(' ');
};
