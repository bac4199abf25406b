import { isDay } from './dates.ts';
import type { FieldFault } from './failure.ts';
import { faultIf } from './field-faults.ts';

/**
 * A date as forms display it: cut to the length of `2027-01-12`. Source: portal spec §5.
 *
 * @example
 * ```ts
 * dayOnly('2027-01-12T00:00:00.000Z') // '2027-01-12'
 * ```
 */
export const dayOnly = (date: string): string => date.slice(0, 10);

/**
 * A day as services store it, in ISO format: `2027-01-12T00:00:00.000Z`; empty for no day. Source: portal
 * spec §5 "ISO strings".
 *
 * @example
 * ```ts
 * storedDay('2027-01-12') // '2027-01-12T00:00:00.000Z'
 * storedDay('') // ''
 * ```
 */
export const storedDay = (date: string): string =>
  isDay(dayOnly(date)) ? `${dayOnly(date)}T00:00:00.000Z` : '';

/**
 * Whether a day lies between two others, both inclusive; an empty bound sets no limit, since every text sorts
 * after an empty one.
 */
export const isWithin = (day: string, from: string, until: string): boolean =>
  dayOnly(from) <= day && (until === '' || day <= dayOnly(until));

/** Reports a fault at the end date when it precedes the start date; either may be empty. */
export const periodFaults = (path: string, from: string, until: string): readonly FieldFault[] => {
  const [first, last] = [dayOnly(from), dayOnly(until)];
  return faultIf(isDay(first) && isDay(last) && last < first, path, 'forms-period');
};
