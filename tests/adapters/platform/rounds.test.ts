import { fc, it } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { createRounds } from '#adapters/platform/rounds.ts';

const EVERY_MS = 1000;

describe('rounds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const events = fc.array(fc.constantFrom('wake', 'interval', 'stop'), { minLength: 1, maxLength: 12 });

  it.prop([fc.scheduler(), events, fc.array(fc.boolean())])(
    'never overlap, and a call to wake always ends after a round that began after it',
    async (s, steps, failures) => {
      const begun: number[] = [];
      const failed: string[] = [];
      let [now, inProgress, stoppedAt] = [0, 0, Number.POSITIVE_INFINITY];
      const run = async (): Promise<void> => {
        now += 1;
        begun.push(now);
        expect(now).toBeLessThan(stoppedAt);
        inProgress += 1;
        expect(inProgress).toBe(1);
        await s.schedule(Promise.resolve());
        inProgress -= 1;
        if (failures[begun.length - 1]) throw new TypeError('no connection');
      };
      const rounds = createRounds({ everyMs: EVERY_MS, run, onFailure: (error) => failed.push(error) });
      const waiting: Promise<void>[] = [];
      const does = {
        wake: () => {
          now += 1;
          const calledAt = now;
          const wasStopped = stoppedAt < now;
          waiting.push(
            rounds.wake().then(() => {
              const hasBegun = begun.some((at) => at > calledAt);
              // A round that a stop left out, and none after a stop.
              expect(hasBegun || stoppedAt < Number.POSITIVE_INFINITY).toBe(true);
              if (wasStopped) expect(hasBegun).toBe(false);
            }),
          );
        },
        interval: () => void vi.advanceTimersByTime(EVERY_MS),
        stop: () => {
          now += 1;
          stoppedAt = Math.min(stoppedAt, now);
          waiting.push(rounds.stop().then(() => expect(inProgress).toBe(0)));
        },
      };
      s.scheduleSequence(steps.map((step) => ({ label: step, builder: async () => does[step]() })));
      await s.waitIdle();
      await Promise.all(waiting);
      expect(failed).toEqual(begun.filter((_, place) => failures[place]).map(() => 'TypeError'));
      expect(rounds.current()).toBeUndefined();
      await rounds.stop();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('begin only when woken where they have no interval', async () => {
    let count = 0;
    const rounds = createRounds({
      run: async () => {
        count += 1;
      },
      onFailure: () => undefined,
    });
    vi.advanceTimersByTime(EVERY_MS);
    expect(count).toBe(0);
    await rounds.wake();
    expect(count).toBe(1);
    await rounds.stop();
  });

  it('does the work at its time, and no more once stopped', async () => {
    let count = 0;
    const rounds = createRounds({
      everyMs: EVERY_MS,
      run: async () => {
        count += 1;
      },
      onFailure: () => undefined,
    });
    expect(count).toBe(0);
    for (const expected of [1, 2, 3]) {
      vi.advanceTimersByTime(EVERY_MS);
      await rounds.current();
      expect(count).toBe(expected);
    }
    await rounds.stop();
    vi.advanceTimersByTime(EVERY_MS);
    await rounds.wake();
    expect(count).toBe(3);
  });
});
