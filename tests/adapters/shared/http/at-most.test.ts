import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { atMost } from '#adapters/shared/http/at-most.ts';

describe('atMost', () => {
  it.prop([fc.scheduler(), fc.integer({ min: 1, max: 4 }), fc.array(fc.boolean(), { maxLength: 12 })])(
    'never runs more calls at once, runs all in order, and goes on after a failure',
    async (scheduler, most, failing) => {
      const limited = atMost(most);
      const begun: number[] = [];
      let running = 0;
      const calls = failing.map((fails, place) =>
        limited(async () => {
          begun.push(place);
          running += 1;
          expect(running).toBeLessThanOrEqual(most);
          await scheduler.schedule(Promise.resolve());
          running -= 1;
          if (fails) throw new Error(`${place}`);
        }),
      );
      const settled = Promise.allSettled(calls);
      await scheduler.waitFor(settled);
      expect(begun).toEqual(failing.map((_, place) => place));
      expect((await settled).map(({ status }) => status === 'rejected')).toEqual(failing);
      // Everything has ended, so as many as at the start may run.
      const again = Array.from({ length: most }, (_, place) => limited(() => Promise.resolve(place)));
      expect(await Promise.all(again)).toEqual([...again.keys()]);
    },
  );

  it.prop([fc.integer({ min: 1, max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 12 })])(
    'refuses exactly the calls that find the queue full',
    async (most, maxLength, count) => {
      const { promise: end, resolve } = Promise.withResolvers<void>();
      const refuse = () => {
        throw new Error('full');
      };
      const limited = atMost(most, { maxLength, refuse });
      const settled = Promise.allSettled(Array.from({ length: count }, () => limited(() => end)));
      resolve();
      const refused = (await settled).filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(Math.max(0, count - most - maxLength));
    },
  );
});
