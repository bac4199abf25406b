/**
 * Thresholds and countdowns until the show. Source: portal spec §2 "Countdown tile", site spec §4
 * "Countdown".
 */

/** Source: portal spec §9 "Countdown thresholds". */
export const SECONDS_PER_MINUTE = 60;
/** Source: portal spec §9 "Countdown thresholds". */
export const SECONDS_PER_HOUR = 3600;
/** Source: portal spec §9 "Countdown thresholds". */
export const SECONDS_PER_DAY = 86_400;

/** The update interval of a visible countdown, in milliseconds. Source: portal spec §9. */
export const COUNTDOWN_TICK_MS = 1000;

/** A show, from opening to closing. */
export interface ShowPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** `live` from start to end, `ended` afterwards. */
export type Countdown =
  | {
      readonly kind: 'running';
      readonly days: number;
      readonly hours: number;
      readonly minutes: number;
      readonly seconds: number;
    }
  | { readonly kind: 'live' }
  | { readonly kind: 'ended' };

/** The largest unit with its count; `live` and `ended` as in {@link Countdown}. */
export type HeaderCountdown =
  | { readonly kind: 'running'; readonly unit: 'day' | 'hour' | 'minute'; readonly count: number }
  | { readonly kind: 'live' }
  | { readonly kind: 'ended' };

/**
 * The countdown on the dashboard; a started second counts as a full one, so zero means live.
 *
 * @example
 * ```ts
 * countdown({ start: new Date('2027-01-26T08:00:00Z'), end: new Date('2027-01-28T16:00:00Z') }, new Date('2027-01-24T06:58:57Z'))
 * // { kind: 'running', days: 2, hours: 1, minutes: 1, seconds: 3 }
 * ```
 */
export const countdown = (period: ShowPeriod, now: Date): Countdown => {
  const left = secondsLeft(period, now);
  if (typeof left !== 'number') return left;
  return {
    kind: 'running',
    days: Math.floor(left / SECONDS_PER_DAY),
    hours: Math.floor((left % SECONDS_PER_DAY) / SECONDS_PER_HOUR),
    minutes: Math.floor((left % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE),
    seconds: left % SECONDS_PER_MINUTE,
  };
};

/**
 * The countdown in the header: the largest unit that is not zero; under a minute, 1 minute.
 *
 * | seconds left | result     |
 * | ------------ | ---------- |
 * | 86400        | 1 day      |
 * | 86399        | 23 hours   |
 * | 3599         | 59 minutes |
 * | 59           | 1 minute   |
 *
 * @example
 * ```ts
 * headerCountdown({ start: new Date('2027-01-26T08:00:00Z'), end: new Date('2027-01-28T16:00:00Z') }, new Date('2027-01-24T08:00:00Z'))
 * // { kind: 'running', unit: 'day', count: 2 }
 * ```
 */
export const headerCountdown = (period: ShowPeriod, now: Date): HeaderCountdown => {
  const left = secondsLeft(period, now);
  if (typeof left !== 'number') return left;
  if (left >= SECONDS_PER_DAY) return running('day', left / SECONDS_PER_DAY);
  if (left >= SECONDS_PER_HOUR) return running('hour', left / SECONDS_PER_HOUR);
  return running('minute', Math.max(left, SECONDS_PER_MINUTE) / SECONDS_PER_MINUTE);
};

const running = (unit: 'day' | 'hour' | 'minute', count: number): HeaderCountdown => ({
  kind: 'running',
  unit,
  count: Math.floor(count),
});

const secondsLeft = ({ start, end }: ShowPeriod, now: Date): number | typeof LIVE | typeof ENDED => {
  if (now < start) return Math.ceil((start.getTime() - now.getTime()) / 1000);
  return now < end ? LIVE : ENDED;
};

const LIVE = { kind: 'live' } as const;
const ENDED = { kind: 'ended' } as const;
