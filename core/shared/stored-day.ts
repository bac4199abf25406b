import { isDay } from './dates.ts';
import type { FieldFault } from './failure.ts';

/** A date as forms show it: whatever is longer than `2027-01-12` is cut to that. Source: portal spec §5. */
export const dayOnly = (date: string): string => date.slice(0, 10);

/** A day as services store it, ISO: `2027-01-12T00:00:00.000Z`; empty for no day. Source: portal spec §5 "ISO strings". */
export const storedDay = (date: string): string =>
  isDay(dayOnly(date)) ? `${dayOnly(date)}T00:00:00.000Z` : '';

/** Whether a day lies between two others, both included; an empty one sets no limit. Nothing sorts before empty text. */
export const isWithin = (day: string, from: string, until: string): boolean =>
  dayOnly(from) <= day && (until === '' || day <= dayOnly(until));

/** A period that ends before it begins is wrong at its end; either end may be open. */
export const periodFaults = (path: string, from: string, until: string): readonly FieldFault[] => {
  const [first, last] = [dayOnly(from), dayOnly(until)];
  return isDay(first) && isDay(last) && last < first ? [{ path, code: 'forms-period' }] : [];
};
