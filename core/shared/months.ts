import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** The same day of a later month, or that month's last day: a month after `2027-01-31` is `2027-02-28`. */
export const addMonths = (day: string, months: number): string =>
  dayjs.utc(day).add(months, 'month').format('YYYY-MM-DD');
