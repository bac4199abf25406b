import type { ShowPeriod } from '@fairdesk/core/dashboard';

/** When the show opens and closes, as it crosses to the browser: ISO instants. */
export interface ShowTimes {
  readonly start: string;
  readonly end: string;
  /** IANA: told to those who read the opening hour. */
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
