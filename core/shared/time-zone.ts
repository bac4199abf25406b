/** Conversions between a fair's local time and UTC. Zones are IANA names: `Europe/Amsterdam`. */

import { isDay, isoText, utcDay } from './dates.ts';
import { dateTimeFormat } from './formatters.ts';

const DAY_MS = 86_400_000;

/**
 * Whether a text is the IANA name of a zone that this engine knows: `Europe/Amsterdam`. An offset such as `+01:00` is
 * none: it has no summer time, and older browsers do not know it.
 */
export const isTimeZone = (text: string): boolean => !/^[+-]/.test(text) && clockOf(text) !== undefined;

/** The current calendar day in a zone: `2027-03-28`; empty for an invalid date and an unknown zone. */
export const dayIn = (timeZone: string, now: Date): string => utcDay(localIn(timeZone, now));

/** The current time of day in a zone: `23:59`; empty for an invalid date and an unknown zone. */
export const timeIn = (timeZone: string, now: Date): string => isoText(localIn(timeZone, now)).slice(-13, -8);

/** The date whose clock in UTC shows what clocks in the zone show. */
const localIn = (timeZone: string, now: Date): Date => {
  const instant = now.getTime();
  return Number.isNaN(instant) ? now : new Date(instant + offsetAt(timeZone, instant));
};

/**
 * The instant of a local day and time in a zone; an empty time means midnight. An invalid date for a text that is no
 * day, no time or no known zone.
 *
 * A time that occurs twice (clocks go back) means the first occurrence. A skipped time (clocks go forward) is
 * read with the offset before the change, so 02:30 becomes 03:30.
 */
export const zonedInstant = (day: string, time: string, timeZone: string): Date => {
  const wall = Date.parse(isDay(day) ? `${day}T${time || '00:00'}Z` : '');
  if (Number.isNaN(wall)) return new Date(wall);
  // No zone is a full day away from UTC, and none changes its clocks twice within two days.
  const before = offsetAt(timeZone, wall - DAY_MS);
  const after = offsetAt(timeZone, wall + DAY_MS);
  const readings = [wall - before, wall - after].filter(
    (instant) => instant + offsetAt(timeZone, instant) === wall,
  );
  return new Date(readings.length === 0 ? wall - before : Math.min(...readings));
};

/** The offset of a zone from UTC at an instant, in milliseconds; positive east of Greenwich, `NaN` for an unknown zone. */
const offsetAt = (timeZone: string, instant: number): number => {
  // `11/14/2023, 23:13:20`: in a third of the time of `formatToParts`.
  const [month, day, year = '', hour, minute, second] =
    clockOf(timeZone)?.format(instant).match(/\d+/g) ?? [];
  // Six digits, because the day after the year 9999 is needed as well.
  const local = Date.parse(`+${year.padStart(6, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return local - Math.floor(instant / 1000) * 1000;
};

/** `undefined` for an unknown zone. */
const clockOf = (timeZone: string) => {
  try {
    return dateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return undefined;
  }
};
