import { retryAfterMs } from '../../shared/http/retry-after.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long to wait after each attempt that failed, in milliseconds; after one more, a delivery has failed. */
export const RETRY_MS: readonly number[] = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];

/** How long a webhook may fail before it is paused, in milliseconds. */
export const FAILING_MAX_MS = 5 * DAY_MS;

/** How much longer than planned a wait may be, as a part of it, so that programs are not called all at once. */
const JITTER = 0.1;

interface FailedAttempt {
  /** Which attempt it was, from 1. */
  readonly attempt: number;
  readonly retryAfter?: string | undefined;
  /** From 0 up to 1. */
  readonly random: number;
}

/** When to try a delivery again; `undefined` after the last attempt. */
export const retryAt = ({ attempt, retryAfter, random }: FailedAttempt, now: Date): Date | undefined => {
  const wait = RETRY_MS[attempt - 1];
  if (wait === undefined) return undefined;
  const delay = Math.max(wait * (1 + JITTER * random), retryAfterMs(retryAfter, now));
  return new Date(now.getTime() + Math.round(delay));
};
