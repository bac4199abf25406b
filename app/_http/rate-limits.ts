import 'server-only';
import { createHash } from 'node:crypto';
import type { Failure } from '@fairdesk/core/shared';
import type { RateCounter } from '@fairdesk/platform/database';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { withinBudget } from '#adapters/shared/http/request-budget.ts';
import { runtime } from '#app/_process/runtime.ts';

interface Limit {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A known device has its own limits, so that strangers cannot lock out an account's owner. Source: OWASP ASVS
 * 5 V6.3.1.
 */
const LIMITS = {
  'sign-in: account and address': { points: 5, duration: MINUTE },
  'sign-in: account': { points: 20, duration: HOUR },
  'sign-in: address': { points: 100, duration: HOUR },
  'sign-in: device': { points: 5, duration: MINUTE },
  'sign-in: device by the hour': { points: 20, duration: HOUR },
  'sign-in link: address': { points: 30, duration: HOUR },
  'sign-on: address': { points: 300, duration: HOUR },
  'sign-on: logout': { points: 6000, duration: HOUR },
  'mail: address': { points: 10, duration: HOUR },
  'contact: address': { points: 5, duration: HOUR },
  /** The second one is a repetition. */
  'contact: message': { points: 1, duration: HOUR },
  'contact: repetition': { points: 20, duration: HOUR },
  'search: address': { points: 120, duration: MINUTE },
  'delete account: user': { points: 5, duration: HOUR },
  'reactions: visitor': { points: 240, duration: MINUTE },
  'poster: address': { points: 120, duration: MINUTE },
  'analytics: address': { points: 240, duration: MINUTE },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;

const KEY = Symbol.for('fairdesk/rate limits');
/** The counters of all bundles of the process, by the database that counts. */
const holder = globalThis as { [KEY]?: WeakMap<object, Map<LimitName, RateCounter>> };

const counter = (name: LimitName): RateCounter => {
  const { counterOf } = runtime();
  holder[KEY] ??= new WeakMap();
  const counters = holder[KEY].get(counterOf) ?? new Map<LimitName, RateCounter>();
  holder[KEY].set(counterOf, counters);
  const cached = counters.get(name) ?? counterOf({ name, ...LIMITS[name] });
  counters.set(name, cached);
  return cached;
};

/** A limit, and the key it counts by. */
export type Counted = readonly [LimitName, string];

/** A counted attempt. */
export interface Attempt {
  /** Reverts the count when the attempt was not of the limited kind. */
  readonly giveBack: () => Promise<void>;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit.
 *
 * @returns `throttled` when any of the limits is reached; then none of them has counted it.
 */
export const countAttempt = (counted: readonly Counted[]): ResultAsync<Attempt, Failure> => {
  const giveBack = async (): Promise<void> => {
    await Promise.all(counted.map(([name, key]) => counter(name).reward(hashed(key))));
  };
  const count = () =>
    ResultAsync.fromSafePromise(
      Promise.all(counted.map(([name, key]) => counter(name).penalty(hashed(key)))),
    );
  // A request is never let through uncounted, and never waits longer than it may for a database that is silent.
  return withinBudget('the counters of attempts', count).andThen((states) => {
    const waits = states.map(({ consumedPoints, msBeforeNext }, index) =>
      consumedPoints > pointsOf(counted[index]) ? msBeforeNext : 0,
    );
    const longest = Math.max(0, ...waits);
    if (longest === 0) return okAsync<Attempt, Failure>({ giveBack });
    return ResultAsync.fromSafePromise(giveBack()).andThen(() =>
      errAsync<Attempt, Failure>({ kind: 'throttled', retryAfterSeconds: Math.ceil(longest / 1000) }),
    );
  });
};

const pointsOf = (counted: Counted | undefined): number => (counted ? LIMITS[counted[0]].points : 0);

/** Addresses and accounts are not stored, and a key is never too long for its column. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');
