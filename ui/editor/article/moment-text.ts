import { zonedInstant } from '@fairdesk/core/shared';

const MINUTE_MS = 60_000;

/** A day and a time as clocks show them. */
export interface WallTime {
  /** `2026-11-20`; empty for none. */
  readonly day: string;
  /** `09:30`; empty for none. */
  readonly time: string;
}

/** The day and the time of `2026-11-20T09:30:00+01:00`, as clocks showed them there. */
export const wallTimeOf = (moment: string): WallTime => ({
  day: moment.slice(0, 10),
  time: moment.includes('T') ? moment.slice(11, 16) : '',
});

/**
 * A day and a time at the fair with its distance from UTC: `2026-11-20T09:30:00+01:00`; without a time, the day alone.
 *
 * @returns `undefined` for a time that no clock shows
 */
export const momentText = ({ day, time }: WallTime, timeZone: string): string | undefined => {
  if (day === '' || time.trim() === '') return day;
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim());
  if (clock === null) return undefined;
  const wall = `${day}T${clock[1]?.padStart(2, '0')}:${clock[2]}`;
  const minutes =
    (Date.parse(`${wall}Z`) - zonedInstant(day, wall.slice(11), timeZone).getTime()) / MINUTE_MS;
  return Number.isNaN(minutes) ? undefined : `${wall}:00${offsetText(minutes)}`;
};

const offsetText = (minutes: number): string => {
  const distance = Math.abs(Math.round(minutes));
  const [hours, rest] = [Math.floor(distance / 60), distance % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
};
