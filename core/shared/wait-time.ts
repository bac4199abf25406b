import type { Failure } from './failure.ts';

/** How long to wait before the next attempt, as a sentence names it. */
export interface WaitTime {
  readonly count: number;
  readonly unit: 'second' | 'minute' | 'hour';
}

/** In seconds. */
const MINUTE = 60;

/**
 * Names a wait in whole units, rounded up, so that the next attempt never comes too early.
 *
 * | the wait          | unit    |
 * | ----------------- | ------- |
 * | up to 60 seconds  | seconds |
 * | up to 2 hours     | minutes |
 * | longer            | hours   |
 *
 * @example
 * ```ts
 * waitTime(42) // { count: 42, unit: 'second' }
 * waitTime(61) // { count: 2, unit: 'minute' }
 * ```
 */
export const waitTime = (seconds: number): WaitTime => {
  const [length, unit] = unitOf(seconds);
  return { count: Math.max(1, Math.ceil(seconds / length)), unit };
};

/** A unit with its length in seconds. */
const unitOf = (seconds: number): readonly [number, WaitTime['unit']] => {
  if (seconds <= MINUTE) return [1, 'second'];
  return seconds <= 120 * MINUTE ? [MINUTE, 'minute'] : [60 * MINUTE, 'hour'];
};

/**
 * Adds a wait to the key of a message, for an address or a list of keys.
 *
 * @example
 * ```ts
 * withWait('failed-throttled', 90) // 'failed-throttled.90'
 * ```
 */
export const withWait = <Key extends string>(key: Key, seconds: number): `${Key}.${number}` =>
  `${key}.${Math.ceil(seconds)}`;

/** The key of the message of a throttled failure, with its wait; `undefined` for any other failure. */
export const throttledKey = (failure: Failure): `failed-throttled.${number}` | undefined =>
  failure.kind === 'throttled' ? withWait('failed-throttled', failure.retryAfterSeconds) : undefined;

/** The key of the message of a failure that reads the same for any action; `undefined` for any other failure. */
export const failureKey = (failure: Failure): ReturnType<typeof throttledKey> | 'failed-signed-out' =>
  failure.kind === 'signed-out' ? 'failed-signed-out' : throttledKey(failure);

/**
 * Reads what {@link withWait} writes; any other key has no wait.
 *
 * @example
 * ```ts
 * waitIn('failed-throttled.90') // { key: 'failed-throttled', seconds: 90 }
 * waitIn('failed-throttled') // { key: 'failed-throttled' }
 * ```
 */
export const waitIn = (code: string): { readonly key: string; readonly seconds?: number } => {
  const [, key = code, seconds] = /^(.+)\.(\d{1,10})$/.exec(code) ?? [];
  return seconds === undefined ? { key } : { key, seconds: Number(seconds) };
};
