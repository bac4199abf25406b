import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, it as example, expect, vi } from 'vitest';
import { staleWhileRevalidate } from '#adapters/shared/http/stale-while-revalidate.ts';
import { eventually } from '#tests/support/eventually.ts';

const plain = { initial: 'initial', freshMs: 60_000, timeoutMs: 20, onFailure: () => undefined };

describe('staleWhileRevalidate', () => {
  it.prop([fc.integer({ min: 1, max: 20 })])('loads once for all concurrent callers', async (callers) => {
    const load = vi.fn(() => okAsync('loaded'));
    const { read } = staleWhileRevalidate({ ...plain, load });
    const answers = await Promise.all(Array.from({ length: callers }, read));
    expect(new Set(answers)).toEqual(new Set(['loaded']));
    expect(await read()).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  example('never lets a caller wait for a source that does not respond', async () => {
    const never = new ResultAsync<string, never>(new Promise(() => undefined));
    expect(await staleWhileRevalidate({ ...plain, load: () => never }).read()).toBe('initial');
  });

  example('serves the last value while the source fails, and reports the failure', async () => {
    const failures: string[] = [];
    const answers = [okAsync('loaded'), errAsync({ kind: 'unavailable', request: 'GET map' } as const)];
    const { read } = staleWhileRevalidate<string>({
      ...plain,
      freshMs: -1,
      load: () => answers.shift() ?? okAsync('new'),
      onFailure: ({ kind }) => failures.push(kind),
    });
    expect(await read()).toBe('loaded');
    expect(await read()).toBe('loaded');
    await eventually(() => expect(failures).toEqual(['unavailable']));
    await eventually(async () => expect(await read()).toBe('new'));
  });

  it.prop([fc.array(fc.boolean(), { maxLength: 12 })])(
    'after it expires, always gives what the source has since',
    async (expirations) => {
      let value = 0;
      const { read, expire } = staleWhileRevalidate({ ...plain, initial: -1, load: () => okAsync(value) });
      let expected = await read();
      for (const isExpired of expirations) {
        value += 1;
        if (isExpired) {
          expire();
          expected = value;
        }
        expect(await read()).toBe(expected);
      }
    },
  );
});
