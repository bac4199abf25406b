import { fc, it } from '@fast-check/vitest';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeAll, describe, it as example, expect } from 'vitest';
import { withRequestBudget } from '#adapters/shared/request-budget.ts';
import { type Attempt, countAttempt } from '#app/_http/rate-limits.ts';
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
});
