import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, it as example, expect, vi } from 'vitest';
import { staleWhileRevalidate } from '#app/_composition/stale-while-revalidate.ts';

const plain = { nothing: 'nothing', lifeMs: 60_000, patienceMs: 20, onFailure: () => undefined };

describe('staleWhileRevalidate', () => {
  it.prop([fc.integer({ min: 1, max: 20 })])('loads once for all concurrent callers', async (askers) => {
    const load = vi.fn(() => okAsync('known'));
    const { read: ask } = staleWhileRevalidate({ ...plain, load });
    const answers = await Promise.all(Array.from({ length: askers }, ask));
    expect(new Set(answers)).toEqual(new Set(['known']));
    expect(await ask()).toBe('known');
    expect(load).toHaveBeenCalledTimes(1);
  });

  example('keeps nobody waiting for a source that never answers', async () => {
    const never = new ResultAsync<string, never>(new Promise(() => undefined));
    expect(await staleWhileRevalidate({ ...plain, load: () => never }).read()).toBe('nothing');
  });

  example('goes on with what it knew while the source fails, and tells', async () => {
    const failures: string[] = [];
    const answers = [okAsync('known'), errAsync({ kind: 'unavailable', request: 'GET map' } as const)];
    const { read: ask } = staleWhileRevalidate<string>({
      ...plain,
      lifeMs: -1,
      load: () => answers.shift() ?? okAsync('new'),
      onFailure: ({ kind }) => failures.push(kind),
    });
    expect(await ask()).toBe('known');
    expect(await ask()).toBe('known');
    await vi.waitFor(() => expect(failures).toEqual(['unavailable']));
    await vi.waitFor(async () => expect(await ask()).toBe('new'));
  });

  it.prop([fc.array(fc.boolean(), { maxLength: 12 })])(
    'after it expires, always gives what the source has since',
    async (expirations) => {
      let value = 0;
      const { read, expire } = staleWhileRevalidate({ ...plain, nothing: -1, load: () => okAsync(value) });
      let known = await read();
      for (const isExpired of expirations) {
        value += 1;
        if (isExpired) {
          expire();
          known = value;
        }
        expect(await read()).toBe(known);
      }
    },
  );
});
