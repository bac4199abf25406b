/**
 * Days and instants as the services write them.
 *
 * A calendar day never passes through a time zone by accident: it is text (`2027-01-12`) until it is shown.
 */

declare const compact: unique symbol;

/** An instant as tasks carry it: `20231220T235900Z`. Its first eight characters name its calendar day. */
export type CompactTimestamp = string & { readonly [compact]: true };

const DAY_MS = 86_400_000;
const STAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** The stamp this text is, or `undefined` when it names no real second between the years 0 and 9999. */
export const compactTimestampOf = (text: string): CompactTimestamp | undefined => {
  const iso = text.replace(STAMP, '$1-$2-$3T$4:$5:$6.000Z');
  // Date.parse moves 30 February into March; only a real instant comes back as it went in.
  const instant = new Date(iso);
  const isReal = iso !== text && !Number.isNaN(instant.getTime()) && instant.toISOString() === iso;
  return isReal ? (text as CompactTimestamp) : undefined;
};

/** The stamp of an instant, its milliseconds cut off. An instant outside the years 0 to 9999 is a bug. */
export const toCompact = (instant: Date): CompactTimestamp => {
  const stamp = compactTimestampOf(instant.toISOString().replace(/[-:]|\.\d+/g, ''));
  if (stamp === undefined) throw new RangeError(`No compact timestamp for ${instant.toISOString()}`);
  return stamp;
};

/** The instant a stamp names. */
export const instantOf = (stamp: CompactTimestamp): Date =>
  new Date(`${dayOf(stamp)}T${stamp.slice(9, 11)}:${stamp.slice(11, 13)}:${stamp.slice(13, 15)}Z`);

/** The calendar day a stamp itself names: `2027-01-12`, whatever the reader's zone. */
export const dayOf = (stamp: CompactTimestamp): string => dashed(compactDayOf(stamp));

/** The same day without dashes, as calendar files want it: `20270112`. */
export const compactDayOf = (stamp: CompactTimestamp): string => stamp.slice(0, 8);

/** Whether a text is a real calendar day: `2028-02-29` is, `2027-02-29` is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && compactTimestampOf(`${text.replaceAll('-', '')}T000000Z`) !== undefined;

/** Days from one calendar day to another; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The calendar day `days` later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The calendar day it is in UTC; empty for an invalid date, which is before and after nothing. */
export const utcDay = (now: Date): string =>
  Number.isNaN(now.getTime()) ? '' : now.toISOString().slice(0, 10);

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
