/** A calendar of its own, without `Date`: days are numbered from 1 January of the year 1, which is day 1. */

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The number of days in a month, 1 to 12. */
export const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);

/** The number of a day, given as `2027-01-26`. */
export const dayNumber = (day: string): number => {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const before = year - 1;
  let count = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  for (let each = 1; each < month; each += 1) count += daysIn(year, each);
  return count + date;
};

/** `2027-01-26` as year, month and date. */
export const partsOf = (day: string): readonly [number, number, number] => {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** 0 for Monday, 6 for Sunday; 1 January of the year 1 was a Monday. */
export const weekday = (day: string): number => (dayNumber(day) - 1) % 7;
