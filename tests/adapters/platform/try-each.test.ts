import { setImmediate } from 'node:timers/promises';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { tryEach } from '#adapters/platform/try-each.ts';

/** How the work for an item ends: at once or later, well or with an error. */
const anyPart = fc.record({ isLate: fc.boolean(), fails: fc.boolean() });
const anyParts = fc.array(anyPart, { maxLength: 12 });
/** After how many parts a stop comes. */
const anyStop = fc.option(fc.nat({ max: 12 }), { nil: Number.POSITIVE_INFINITY });

describe('tryEach', () => {
  it.prop([anyParts, anyStop, fc.boolean(), fc.boolean()])(
    'does each part once and in order until a stop, whichever fail, and reports each failure once',
    async (parts, stopAfter, hasReport, isAsync) => {
      const done: number[] = [];
      const reported: [part: number, error: unknown][] = [];
      const errors = parts.map((_, place) => new Error(String(place)));
      let inProgress = 0;
      const work = async (place: number) => {
        inProgress += 1;
        done.push(place);
        expect(inProgress).toBe(1);
        if (parts[place]?.isLate) await setImmediate();
        inProgress -= 1;
        if (parts[place]?.fails) throw errors[place];
      };
      const places = [...parts.keys()];
      const all = tryEach(isAsync ? lazily(places) : places, work, {
        report: hasReport ? (...failure) => reported.push(failure) : undefined,
        isStopped: () => done.length >= stopAfter,
      });
      const [thrown] = await Promise.allSettled([all]);
      const expected = places.slice(0, stopAfter);
      const failed = expected.filter((place) => parts[place]?.fails);
      expect(done).toEqual(expected);
      expect(reported).toEqual(hasReport ? failed.map((place) => [place, errors[place]]) : []);
      expect(thrown).toEqual(
        hasReport || failed[0] === undefined
          ? { status: 'fulfilled', value: undefined }
          : { status: 'rejected', reason: errors[failed[0]] },
      );
    },
  );
});

async function* lazily(places: readonly number[]): AsyncGenerator<number> {
  for (const place of places) {
    await setImmediate();
    yield place;
  }
}
