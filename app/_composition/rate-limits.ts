import 'server-only';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, ResultAsync } from 'neverthrow';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Signing in counts failures, never successes: whoever knows the password is not slowed down by who does not.
 * Searching counts every search.
 */
interface Limit {
  readonly points: number;
  readonly duration: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Source: OWASP ASVS 5 V6.3.1. */
const LIMITS = {
  'sign-in: account and address': { points: 5, duration: MINUTE },
  'sign-in: account': { points: 20, duration: HOUR },
  'sign-in: address': { points: 100, duration: HOUR },
  'mail: address': { points: 10, duration: HOUR },
  'search: address': { points: 120, duration: MINUTE },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;

const KEY = Symbol.for('fairdesk/rate limits');
const holder = globalThis as { [KEY]?: Map<LimitName, RateLimiterMemory> };

const limiter = (name: LimitName): RateLimiterMemory => {
  holder[KEY] ??= new Map();
  const known = holder[KEY].get(name);
  if (known) return known;
  const made = new RateLimiterMemory(LIMITS[name]);
  holder[KEY].set(name, made);
  return made;
};

/** Something counted: which limit, and for whom. */
export type Counted = readonly [LimitName, string];

/** `throttled` when one of them is used up. */
export const withinLimits = (counted: readonly Counted[]): ResultAsync<void, Failure> =>
  ResultAsync.fromSafePromise(Promise.all(counted.map(([name, key]) => limiter(name).get(key)))).andThen(
    (states) => {
      const over = states.filter((state, index) => isUsedUp(state, counted[index]));
      const longest = Math.max(0, ...over.map((state) => state?.msBeforeNext ?? 0));
      return longest > 0
        ? err<void, Failure>({ kind: 'throttled', retryAfterSeconds: Math.ceil(longest / 1000) })
        : ok<void, Failure>(undefined);
    },
  );

const isUsedUp = (state: RateLimiterRes | null, counted: Counted | undefined): boolean =>
  state !== null && counted !== undefined && state.consumedPoints >= LIMITS[counted[0]].points;

/** Counts one more. */
export const count = async (counted: readonly Counted[]): Promise<void> => {
  await Promise.all(counted.map(([name, key]) => limiter(name).penalty(key)));
};
