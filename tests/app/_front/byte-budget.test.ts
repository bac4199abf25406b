import { fc, it } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { createByteBudget } from '#app/_front/byte-budget.ts';

const SIZE = 100;
const sizes = fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 12 });
const LONG_MS = 60_000;

describe('the budget of bodies in memory', () => {
  it.prop([sizes, fc.scheduler()])(
    'is never exceeded by two bodies, and serves every one in its order',
    async (bodies, scheduler) => {
      const budget = createByteBudget(SIZE, LONG_MS);
      const held = new Map<number, number>();
      const served: number[] = [];
      const all = bodies.map(async (bytes, place) => {
        const giveBack = await budget.take(bytes);
        held.set(place, bytes);
        served.push(place);
        const sum = [...held.values()].reduce((one, other) => one + other, 0);
        expect(held.size === 1 || sum <= SIZE).toBe(true);
        await scheduler.schedule(Promise.resolve());
        held.delete(place);
        giveBack();
        giveBack();
      });
      await scheduler.waitFor(Promise.all(all));
      expect(served).toEqual(bodies.map((_, place) => place));
    },
  );

  it('starts a body that has waited long enough, beside those on slow lines', async () => {
    vi.useFakeTimers();
    const budget = createByteBudget(SIZE, 5_000);
    const giveBack = await budget.take(SIZE);
    const [late, next] = [budget.take(60), budget.take(60)];
    const started = vi.fn();
    void late.then(started);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(started).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalledOnce();
    giveBack();
    (await late)();
    (await next)();
    vi.useRealTimers();
  });
});
