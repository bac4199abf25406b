import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { isDay, utcDay } from './dates.ts';

dayjs.extend(utc);

/**
 * Adds months to a day, clamped to the last day of the month: a month after `2027-01-31` is `2027-02-28`. Empty for
 * a text that is no day.
 */
export const addMonths = (day: string, months: number): string =>
  isDay(day) ? utcDay(dayjs.utc(new Date(day)).add(months, 'month').toDate()) : '';
