import type { Language } from './languages.ts';

/** A day as it is written where nothing else is asked for: `05 November 2026`. Source: portal spec §9 "dd MMMM yyyy". */
export const dayText = (day: string, language: Language): string => {
  const {
    day: number,
    month,
    year,
  } = partsOf(day, language, { day: '2-digit', month: 'long', year: 'numeric' });
  return `${number} ${month} ${year}`;
};

/** A day of the agenda: `Nov 5`. Source: portal spec §2 "date (shown as MMM D)". */
export const shortDayText = (day: string, language: Language): string => {
  const { day: number, month } = partsOf(day, language, { day: 'numeric', month: 'short' });
  return `${month} ${number}`;
};

/** A calendar day has no zone; UTC keeps it the day it is. */
const partsOf = (day: string, language: Language, format: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
      .formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))
      .map(({ type, value }) => [type, value]),
  );
