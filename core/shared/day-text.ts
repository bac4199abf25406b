import { dateTimeFormat } from './formatters.ts';
import type { Language } from './languages.ts';

/** A day in the default format: `05 November 2026`. Source: portal spec §9 "dd MMMM yyyy". */
export const dayText = (day: string, language: Language): string => {
  const {
    day: number,
    month,
    year,
  } = partsOf(day, language, { day: '2-digit', month: 'long', year: 'numeric' });
  return `${number} ${month} ${year}`;
};

/** A day in the agenda: `Nov 5`. Source: portal spec §2 "date (shown as MMM D)". */
export const shortDayText = (day: string, language: Language): string => {
  const { day: number, month } = partsOf(day, language, { day: 'numeric', month: 'short' });
  return `${month} ${number}`;
};

type DayFormat = Parameters<typeof dateTimeFormat>[1];

/** Formats in UTC, because a calendar day has no zone and any other could shift it. */
const partsOf = (day: string, language: Language, format: DayFormat) =>
  Object.fromEntries(
    dateTimeFormat(language, { ...format, timeZone: 'UTC' })
      .formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))
      .map(({ type, value }) => [type, value]),
  );
