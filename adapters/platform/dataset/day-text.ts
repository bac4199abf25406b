import { addDays, isDay } from '@fairdesk/core/shared';

/**
 * Days as an organiser writes them: `2027-01-12`, or counted from the day of the import, `today+68`, `today-3`.
 *
 * `12-01-2027` and `1/12/27` are refused: what is January to one reader is December to another.
 */
export type DayText = string & { readonly day?: true };

/** What is wrong with a day, in one sentence; `undefined` for a good one. */
export const faultOfDay = (text: string): string | undefined => {
  if (RELATIVE.test(text)) return undefined;
  if (AMBIGUOUS.test(text))
    return `"${text}" can be read as two different days; write year, month, day: 2027-01-12.`;
  if (!ISO_DAY.test(text)) return `"${text}" is not a day; write 2027-01-12, or today+14.`;
  return isDay(text) ? undefined : `"${text}" is not a day of the calendar.`;
};

/** The calendar day meant, given today's: `dayMeant('today+3', '2026-12-30')` is `2027-01-02`. */
export const parseDay = (day: DayText, today: string): string => {
  const relative = RELATIVE.exec(day);
  if (relative === null) return day;
  return addDays(today, Number(relative[1] ?? 0));
};

const RELATIVE = /^today([+-]\d{1,4})?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMBIGUOUS = /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})$/;
