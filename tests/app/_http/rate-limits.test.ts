import { fc, it } from '@fast-check/vitest';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeAll, describe, it as example, expect } from 'vitest';
import { withRequestBudget } from '#adapters/shared/http/request-budget.ts';
import { type Attempt, type Counted, countAttempt } from '#app/_http/rate-limits.ts';
import { type Runtime, setRuntime } from '#app/_process/runtime.ts';

/** The limit for a pair per minute. */
const POINTS = 5;
let next = 0;

beforeAll(() => {
  setRuntime({ counterOf } as Runtime);
});

const counterOf: Runtime['counterOf'] = ({ name, ...limit }) =>
  new RateLimiterMemory({ ...limit, keyPrefix: name });

/** An account and an address used by no other test. */
const newPair = () => {
  next += 1;
  return [['sign-in: account and address', `pair ${next}`]] as const;
};

const passed = async (pair: ReturnType<typeof newPair>, times: number): Promise<Attempt[]> => {
  const results = await Promise.all(Array.from({ length: times }, () => countAttempt(pair)));
  return results.flatMap((result) => (result.isOk() ? [result.value] : []));
};

describe('countAttempt', () => {
  it.prop([fc.integer({ min: 0, max: 200 })])(
    'never lets more attempts through than the limit, for any number at once',
    async (times) => {
      expect(await passed(newPair(), times)).toHaveLength(Math.min(times, POINTS));
    },
  );

  it.prop([fc.integer({ min: 0, max: POINTS })])(
    'lets exactly as many further attempts through as were given back',
    async (given) => {
      const pair = newPair();
      const attempts = await passed(pair, POINTS);
      for (const attempt of attempts.slice(0, given)) await attempt.giveBack();
      expect(await passed(pair, 100)).toHaveLength(given);
    },
  );

  example('a refused attempt uses up no other limit', async () => {
    const pair = newPair();
    const account = ['sign-in: account', `account of ${pair[0][1]}`] as const;
    await passed(pair, POINTS);
    for (let time = 0; time < 50; time += 1)
      expect((await countAttempt([...pair, account])).isErr()).toBe(true);
    expect((await countAttempt([account])).isOk()).toBe(true);
  });

  it.prop([
    fc.array(fc.record({ isReached: fc.boolean(), ms: fc.integer({ min: 1, max: 3_600_000 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  ])('reports the longest wait of the limits that are reached, and counts none of them', async (states) => {
    const names = ['mail: address', 'contact: address', 'sign-in: account'] as const;
    const counts = new Map<string, number>();
    const add = (name: string, points: number) => counts.set(name, (counts.get(name) ?? 0) + points);
    const stateOf = new Map<string, (typeof states)[number]>(
      states.map((state, place) => [names[place] ?? '', state]),
    );
    const fixed: Runtime['counterOf'] = ({ name, points }) => ({
      penalty: async () => {
        add(name, 1);
        const { isReached = false, ms = 0 } = stateOf.get(name) ?? {};
        return { consumedPoints: isReached ? points + 1 : points, msBeforeNext: ms };
      },
      reward: async () => add(name, -1),
    });
    setRuntime({ counterOf: fixed } as Runtime);
    const counted = states.map((_, place) => [names[place] ?? names[0], 'key'] as const);
    const result = await countAttempt(counted);
    setRuntime({ counterOf } as Runtime);
    const waits = states.filter(({ isReached }) => isReached).map(({ ms }) => Math.ceil(ms / 1000));
    expect(result.isOk()).toBe(waits.length === 0);
    if (result.isErr())
      expect(result.error).toEqual({ kind: 'throttled', retryAfterSeconds: Math.max(...waits) });
    expect([...counts.values()]).toEqual(states.map(() => (result.isOk() ? 1 : 0)));
  });

  example(
    'gives up a silent counter when the time of the request is over, and lets nothing through',
    async () => {
      const silent = () => new Promise<never>(() => {});
      setRuntime({ counterOf: () => ({ penalty: silent, reward: silent }) } as unknown as Runtime);
      const budget = { timeLeft: () => 20, signal: new AbortController().signal };
      const result = await withRequestBudget(budget, () => countAttempt(newPair()));
      expect(result._unsafeUnwrapErr().kind).toBe('unavailable');
      setRuntime({ counterOf } as Runtime);
    },
  );

  const MINUTE = 60;
  const HOUR = 3600;
  const AGREED: Readonly<Record<Counted[0], readonly [points: number, seconds: number]>> = {
    'sign-in: account and address': [5, MINUTE],
    'sign-in: account': [20, HOUR],
    'sign-in: address': [100, HOUR],
    'sign-in: device': [5, MINUTE],
    'sign-in: device by the hour': [20, HOUR],
    'sign-in link: address': [30, HOUR],
    'sign-on: address': [300, HOUR],
    'sign-on: logout': [6000, HOUR],
    'mail: address': [10, HOUR],
    'contact: address': [5, HOUR],
    'contact: message': [1, HOUR],
    'contact: repetition': [20, HOUR],
    'search: address': [120, MINUTE],
    'delete account: user': [5, HOUR],
    'reactions: visitor': [240, MINUTE],
    'poster: address': [120, MINUTE],
    'analytics: address': [240, MINUTE],
  };
  example('each limit counts its points in its period', async () => {
    const limits: unknown[] = [];
    const noting: Runtime['counterOf'] = (limit) => {
      limits.push(limit);
      return counterOf(limit);
    };
    setRuntime({ counterOf: noting } as Runtime);
    const names = Object.keys(AGREED) as Counted[0][];
    for (const name of names) await countAttempt([[name, 'noted']]);
    setRuntime({ counterOf } as Runtime);
    expect(limits).toEqual(
      names.map((name) => ({ name, points: AGREED[name][0], duration: AGREED[name][1] })),
    );
  });
});
