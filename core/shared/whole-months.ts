/**
 * Full months from one calendar day to a later one: 0 up to the day before the same day of the next month.
 *
 * Written by hand, because grouping tasks by age in the browser would otherwise need a date library for this
 * subtraction.
 */
export const wholeMonthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * MONTHS_PER_YEAR + toMonth - fromMonth;
  return toDay < fromDay && !isLastDay(to) ? months - 1 : months;
};

const MONTHS_PER_YEAR = 12;

/** In a month without that day, the last day completes the month: from 31 January to 28 February. */
const isLastDay = (day: string): boolean => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === date;
};
