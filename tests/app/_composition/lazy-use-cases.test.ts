import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { lazyUseCases } from '#app/_composition/browser/lazy-use-cases.ts';

interface UseCases {
  readonly double: (number: number) => ResultAsync<number, Failure>;
  readonly greet: (name: string) => ResultAsync<string, Failure>;
}
const useCases: UseCases = {
  double: (number) => okAsync(number * 2),
  greet: (name) => okAsync(`Hello ${name}`),
};

describe('onDemand', () => {
  it.prop([fc.integer({ min: -1000, max: 1000 }), fc.string()])(
    'returns what the use case itself returns',
    async (number, name) => {
      const { double, greet } = lazyUseCases(async () => useCases, {});
      expect((await double(number))._unsafeUnwrap()).toBe(number * 2);
      expect((await greet(name))._unsafeUnwrap()).toBe(`Hello ${name}`);
    },
  );

  it('loads nothing before the first call, and always returns the same function', async () => {
    let loads = 0;
    const use = lazyUseCases(
      async () => {
        loads += 1;
        return useCases;
      },
      { track: () => 'at once' },
    );
    const { double } = use;
    expect(use.double).toBe(double);
    expect([use.track(), loads]).toEqual(['at once', 0]);
    await use.double(1);
    expect(loads).toBe(1);
  });

  it('fails as unavailable when its code cannot be loaded, and tries again', async () => {
    let isThere = false;
    const { greet } = lazyUseCases(async () => {
      if (!isThere) throw new Error('no network');
      return useCases;
    }, {});
    expect((await greet('Ana'))._unsafeUnwrapErr().kind).toBe('unavailable');
    isThere = true;
    expect((await greet('Ana'))._unsafeUnwrap()).toBe('Hello Ana');
  });
});
