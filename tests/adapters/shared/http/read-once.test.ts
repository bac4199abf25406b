import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import * as z from 'zod/mini';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { type Reads, readOnce } from '#adapters/shared/http/read-once.ts';

interface Step {
  readonly isWrite: boolean;
  readonly path: string;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ isWrite: fc.boolean(), path: fc.constantFrom('a', 'b') }),
  { maxLength: 20 },
);

/** A write, or the first read of its path since the last write. */
const isNeeded = ({ isWrite, path }: Step, index: number, all: readonly Step[]): boolean => {
  const before = all.slice(0, index);
  const lastWrite = before.findLastIndex((step) => step.isWrite);
  return isWrite || !before.slice(lastWrite + 1).some((step) => step.path === path);
};

describe('readOnce', () => {
  it.prop([steps])(
    'always returns the latest write, and never reads a path twice in between',
    async (all) => {
      const stored = new Map<string, number>();
      let calls = 0;
      const backend = createEmbeddedHttp(async ({ method, path }) => {
        calls += 1;
        if (method === 'POST') stored.set(path, (stored.get(path) ?? 0) + 1);
        return { status: 200, headers: {}, body: stored.get(path) ?? 0 };
      });
      const reads: Reads = new Map();
      const http = readOnce(backend, () => reads);
      for (const { isWrite, path } of all) {
        const value = (await http(isWrite ? 'post' : 'get', path, z.number()))._unsafeUnwrap();
        expect(value).toBe(stored.get(`/${path}`) ?? 0);
      }
      expect(calls).toBe(all.filter(isNeeded).length);
    },
  );

  example('reads every time where no request is served, and for other queries', async () => {
    const queries: string[] = [];
    const backend = createEmbeddedHttp(async ({ query }) => {
      queries.push(`${query}`);
      return { status: 200, headers: {}, body: null };
    });
    for (const http of [readOnce(backend, () => undefined), readOnce(backend, () => new Map())])
      for (const include of ['x', 'y', 'x'])
        expect((await http('get', 'a', z.null(), { searchParams: { include } })).isOk()).toBe(true);
    expect(queries).toHaveLength(6);
  });

  example('reads one response by the schema of each caller', async () => {
    const reads: Reads = new Map();
    const http = readOnce(
      createEmbeddedHttp(async () => ({ status: 200, headers: {}, body: 'text' })),
      () => reads,
    );
    expect((await http('get', 'a', z.string()))._unsafeUnwrap()).toBe('text');
    expect((await http('get', 'a', z.number()))._unsafeUnwrapErr()).toMatchObject({
      kind: 'malformed',
      source: 'GET a',
    });
  });
});
