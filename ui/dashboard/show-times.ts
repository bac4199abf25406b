import type { ShowPeriod } from '@fairdesk/core/dashboard';

/** When the show opens and closes, as sent to the browser: ISO instants. */
export interface ShowTimes {
  readonly start: string;
  readonly end: string;
  /** An IANA zone, in which the opening time is displayed. */
  readonly timeZone: string;
}

export const showTimes = ({ start, end }: ShowPeriod, timeZone: string): ShowTimes | undefined =>
  Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())
    ? undefined
    : { start: start.toISOString(), end: end.toISOString(), timeZone };

export const periodOf = ({ start, end }: ShowTimes): ShowPeriod => ({
  start: new Date(start),
  end: new Date(end),
});
