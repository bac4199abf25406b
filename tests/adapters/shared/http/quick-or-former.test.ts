import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, it as example, expect, vi } from 'vitest';
import { quickOrFormer } from '#adapters/shared/http/quick-or-former.ts';

const PATIENCE_MS = 100;
const patience = { patienceMs: PATIENCE_MS, most: 2 };
const outage = { kind: 'unavailable', request: 'GET things' } as const;

/** A source whose value is how often it has changed, and which takes a time. */
const slowSource = () => {
  const state = { version: 0, takesMs: 0, running: 0, mostRunning: 0 };
  const read = () => {
    const { version, takesMs } = state;
    state.running += 1;
    state.mostRunning = Math.max(state.mostRunning, state.running);
    return ResultAsync.fromSafePromise(
      new Promise<number>((resolve) => {
        setTimeout(() => {
          state.running -= 1;
          resolve(version);
        }, takesMs);
      }),
    );
  };
  return { state, read };
};

describe('quickOrFormer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const anyStep = fc.record({
    takesMs: fc.constantFrom(0, PATIENCE_MS - 1, PATIENCE_MS, PATIENCE_MS + 1, 1000),
    thenMs: fc.constantFrom(0, 1, PATIENCE_MS, 1500),
    isChanged: fc.boolean(),
  });

  it.prop([fc.array(anyStep, { maxLength: 12 })])(
    'never lets a caller wait longer than it may, reads once at a time, and gives a value that was once true',
    async (steps) => {
      const { state, read } = slowSource();
      const quick = quickOrFormer(read, () => 'list', patience);
      const first = quick(undefined);
      await vi.advanceTimersByTimeAsync(0);
      expect((await first)._unsafeUnwrap()).toBe(0);
      let latest = 0;
      for (const { takesMs, thenMs, isChanged } of steps) {
        if (isChanged) state.version += 1;
        state.takesMs = takesMs;
        const isIdle = state.running === 0;
        let given: number | undefined;
        void quick(undefined).andTee((value) => {
          given = value;
        });
        await vi.advanceTimersByTimeAsync(PATIENCE_MS);
        expect(given).toBeTypeOf('number');
        expect(given).toBeGreaterThanOrEqual(latest);
        latest = given ?? Number.NaN;
        if (isIdle && takesMs < PATIENCE_MS) expect(given).toBe(state.version);
        await vi.advanceTimersByTimeAsync(thenMs);
      }
      expect(state.mostRunning).toBe(1);
      // Once the source rests, the next but one caller has its present value.
      void quick(undefined);
      await vi.advanceTimersByTimeAsync(2000);
      state.takesMs = 0;
      const last = quick(undefined);
      await vi.advanceTimersByTimeAsync(PATIENCE_MS);
      expect((await last)._unsafeUnwrap()).toBe(state.version);
    },
  );

  example('gives a failure as one, and the value of its own key alone', async () => {
    const results = [okAsync('a'), okAsync('b'), errAsync(outage)];
    const quick = quickOrFormer<string, string>(
      () => results.shift() ?? okAsync('later'),
      (key) => key,
      patience,
    );
    expect((await quick('first'))._unsafeUnwrap()).toBe('a');
    expect((await quick('second'))._unsafeUnwrap()).toBe('b');
    expect((await quick('first'))._unsafeUnwrapErr()).toEqual(outage);
    expect((await quick('first'))._unsafeUnwrap()).toBe('later');
  });
});
