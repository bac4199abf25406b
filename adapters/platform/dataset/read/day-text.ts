import { addDays, isDay } from '@fairdesk/core/shared';

/**
 * Days as an organiser writes them: `2027-01-12`, or relative to the day of the import, `today+68`,
 * `today-3`.
 *
 * `12-01-2027` and `1/12/27` are rejected as ambiguous: day and month could be swapped.
 */
export type DayText = string & { readonly day?: true };

/** Why a day is invalid, in one sentence; `undefined` for a valid day. */
export const faultOfDay = (text: string): string | undefined => {
  if (RELATIVE.test(text)) return undefined;
  if (AMBIGUOUS.test(text))
    return `"${text}" can be read as two different days; write year, month, day: 2027-01-12.`;
  if (!ISO_DAY.test(text)) return `"${text}" is not a day; write 2027-01-12, or today+14.`;
  return isDay(text) ? undefined : `"${text}" is not a day of the calendar.`;
};

/** The calendar day, resolved against today: `parseDay('today+3', '2026-12-30')` is `2027-01-02`. */
export const parseDay = (day: DayText, today: string): string => {
  const relative = RELATIVE.exec(day);
  if (relative === null) return day;
  return addDays(today, Number(relative[1] ?? 0));
};

const RELATIVE = /^today([+-]\d{1,4})?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMBIGUOUS = /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})$/;
