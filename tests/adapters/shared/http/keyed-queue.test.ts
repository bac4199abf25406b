import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { err, ok, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { createKeyedQueue } from '#adapters/shared/http/keyed-queue.ts';

const FAILURE: Failure = { kind: 'unavailable', request: 'PATCH things' };

const anyCall = fc.record({
  key: fc.constantFrom('a', 'b'),
  end: fc.constantFrom('value', 'failure', 'exception'),
});

describe('a keyed queue', () => {
  it.prop([fc.array(anyCall, { maxLength: 8 }), fc.scheduler()])(
    'runs calls of one key in order and never two at once, however earlier ones end',
    async (calls, s) => {
      const queue = createKeyedQueue();
      const begun: number[] = [];
      const inProgress = new Set<string>();
      const respond = async (place: number) => {
        const { key, end } = calls[place] ?? { key: '', end: 'exception' };
        begun.push(place);
        expect(inProgress).not.toContain(key);
        inProgress.add(key);
        await s.schedule(Promise.resolve(), `${key} ${place}`);
        inProgress.delete(key);
        if (end === 'exception') throw new TypeError(`${place}`);
        return end === 'value' ? ok(place) : err(FAILURE);
      };
      const ends: Promise<number | string | false>[] = [];
      const make = async (place: number, key: string) => {
        const response = queue(key, () => new ResultAsync(respond(place)));
        ends.push(
          Promise.resolve(response).then(
            (result) => result.unwrapOr('failure'),
            (thrown: unknown) => thrown instanceof Error && thrown.message,
          ),
        );
      };
      // Also while earlier ones are in progress.
      s.scheduleSequence(
        calls.map(({ key }, place) => ({ label: `make ${place}`, builder: () => make(place, key) })),
      );
      await s.waitIdle();
      expect(await Promise.all(ends)).toEqual(
        calls.map(({ end }, place) => ({ value: place, failure: 'failure', exception: `${place}` })[end]),
      );
      for (const key of ['a', 'b']) {
        const own = begun.filter((place) => calls[place]?.key === key);
        expect(own).toEqual([...calls.keys()].filter((place) => calls[place]?.key === key));
      }
    },
  );
});
