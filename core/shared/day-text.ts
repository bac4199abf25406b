import { isDay } from './dates.ts';
import { dateTimeFormat } from './formatters.ts';
import { type Language, LOCALES } from './languages.ts';
import { dayOnly } from './stored-day.ts';

/** In UTC, because a calendar day has no zone and any other could shift it. */
const FULL = { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const MONTH = { month: 'short', timeZone: 'UTC' } as const;

/**
 * A day as "05 November 2026", and as the reader's language writes it: "05 de noviembre de 2026"; empty for no day.
 * Source: portal spec §9 "dd MMMM yyyy".
 */
export const dayText = (day: string, language: Language): string => formatted(day, LOCALES[language], FULL);

/**
 * A day as "Nov 5", with the month first in every language; empty for no day. Source: portal spec §2 "date (shown as
 * MMM D)".
 */
export const shortDayText = (day: string, language: Language): string => {
  // Of the language alone: British English abbreviates September to four letters.
  const month = formatted(day, language, MONTH);
  return month && `${month} ${Number(day.slice(8, 10))}`;
};

const formatted = (day: string, locale: string, format: typeof FULL | typeof MONTH): string =>
  isDay(dayOnly(day)) ? dateTimeFormat(locale, format).format(new Date(dayOnly(day))) : '';
