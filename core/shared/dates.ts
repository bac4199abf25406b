/**
 * Calendar days and instants in the formats the services use.
 *
 * A calendar day stays text (`2027-01-12`) until it is displayed, so no time zone can shift it by accident.
 */

declare const compact: unique symbol;

/** An instant as tasks store it: `20231220T235900Z`. The first eight characters are its calendar day. */
export type CompactTimestamp = string & { readonly [compact]: true };

const DAY_MS = 86_400_000;
const STAMP = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ$/;

/** Parses a compact timestamp; `undefined` unless it is a real second between the years 0 and 9999. */
export const compactTimestampOf = (text: string): CompactTimestamp | undefined =>
  STAMP.test(text) && (text.slice(6, 8) <= '28' || isRealDay(text)) ? (text as CompactTimestamp) : undefined;

/** `Date` turns 30 February into 2 March; only a real day survives the round trip unchanged. */
const isRealDay = (text: string): boolean => {
  const day = dashed(text);
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
};

/**
 * The compact timestamp of an instant, without its milliseconds. Outside the years 0 to 9999 it is the first or the last
 * of these years; for an invalid date the last, which stands for never.
 */
export const toCompact = (instant: Date): CompactTimestamp =>
  compactTimestampOf(isoText(instant).replace(/[-:]|\.\d+/g, '')) ??
  ((instant.getTime() < 0 ? '00000101T000000Z' : '99991231T235959Z') as CompactTimestamp);

/** The instant a compact timestamp stands for. */
export const instantOf = (stamp: CompactTimestamp): Date =>
  new Date(`${dayOf(stamp)}T${stamp.slice(9, 11)}:${stamp.slice(11, 13)}:${stamp.slice(13, 15)}Z`);

/** The calendar day of a compact timestamp, in UTC and independent of the reader's zone: `2027-01-12`. */
export const dayOf = (stamp: CompactTimestamp): string => dashed(compactDayOf(stamp));

/** The same day without dashes, as calendar files require: `20270112`. */
export const compactDayOf = (stamp: CompactTimestamp): string => stamp.slice(0, 8);

/** Whether a text is a real calendar day: `2028-02-29` is, `2027-02-29` is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && compactTimestampOf(`${text.replaceAll('-', '')}T000000Z`) !== undefined;

/** The instant at which a calendar day begins in UTC, in milliseconds; `NaN` for a text that is no day. */
const startOf = (day: string): number => (isDay(day) ? Date.parse(day) : Number.NaN);

/** Days from one calendar day to another; negative when the second comes first, `NaN` unless both are days. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY_MS;

/** The calendar day `days` later, or earlier when negative; empty for a text that is no day. */
export const addDays = (day: string, days: number): string => utcDay(new Date(startOf(day) + days * DAY_MS));

/**
 * Full months from one calendar day to another: 0 up to the day before the same day of the next month, negative when
 * the second comes first; `NaN` unless both are days.
 */
export const wholeMonthsBetween = (from: string, to: string): number => {
  if (!isDay(from) || !isDay(to)) return Number.NaN;
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  // In a month without that day, the last day completes the month: from 31 January to 28 February.
  const isComplete = to.slice(8) >= from.slice(8) || addDays(to, 1).endsWith('-01');
  return monthOf(to) - monthOf(from) - (isComplete ? 0 : 1);
};

/** The calendar day in UTC; empty for an invalid date, and outside the years 0 to 9999. */
export const utcDay = (now: Date): string => {
  const day = isoText(now).slice(0, 10);
  return isDay(day) ? day : '';
};

/** An instant in ISO format: `2027-01-12T23:59:00.000Z`; empty for an invalid date. */
export const isoText = (instant: Date): string =>
  Number.isNaN(instant.getTime()) ? '' : instant.toISOString();

/** Services write `+01:00`, `+0100` or `+01`. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|([+-]\d{2}):?(\d{2})?)?)?$/;

/**
 * The instant of a text in ISO format, or the start of a calendar day; an invalid date for any other text.
 *
 * A text without a zone is in UTC, so that every machine reads the same instant.
 *
 * @example
 * ```ts
 * isoInstant('2027-01-12T23:59:00').toISOString() // '2027-01-12T23:59:00.000Z'
 * isoInstant('2027-02-29').getTime() // NaN
 * ```
 */
export const isoInstant = (text: string): Date => {
  const [, day = '', time = '00:00', hours = '+00', minutes = '00'] = MOMENT.exec(text) ?? [];
  return new Date(isDay(day) ? `${day}T${time}${hours}:${minutes}` : Number.NaN);
};

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
