import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import * as z from 'zod/mini';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { wireValue } from '#adapters/shared/http/wire-value.ts';

const Thing = z.object({ id: z.string() });

/** JSON with `undefined` fields and numbers that JSON does not support. */
const bodies = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.oneof(tie('value'), fc.constant(undefined)), { maxLength: 4 }),
    fc.dictionary(fc.string(), fc.oneof(tie('value'), fc.constant(undefined)), { maxKeys: 4 }),
  ),
})).value;

const statuses = fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status));

describe('createEmbeddedHttp', () => {
  it.prop([
    statuses,
    fc.oneof(bodies, fc.record({ id: fc.string() })),
    fc.option(fc.constantFrom('1', '30', 'soon')),
  ])('returns what a call over the network returns, for any response', async (status, data, wait) => {
    const body = wireValue(data);
    const headers = { 'content-type': 'application/json', ...(wait !== null && { 'retry-after': wait }) };
    const near = createEmbeddedHttp(async () => ({ status, headers, body }));
    const far = createHttp(
      'http://service.local/',
      async () => new Response(JSON.stringify(body), { status, headers }),
    );
    const isFailure = (code: number) => code !== 404;
    for (const options of [{}, { throwHttpErrors: isFailure }]) {
      const [ours, theirs] = [
        await near('get', 'things', Thing, options),
        await far('get', 'things', Thing, options),
      ];
      expect(ours.isOk()).toBe(theirs.isOk());
      expect(ours.isOk() ? ours.value : ours.error).toEqual(theirs.isOk() ? theirs.value : theirs.error);
    }
  });

  it.prop([bodies])('sends bodies as they would arrive over the network', async (json) => {
    const arrived: unknown[] = [];
    const http = createEmbeddedHttp(async ({ body }) => {
      arrived.push(body);
      return { status: 200, headers: {}, body: {} };
    });
    await http('post', 'things', z.unknown(), { json: { json } });
    expect(arrived).toStrictEqual([JSON.parse(JSON.stringify({ json }))]);
  });

  example('hands over method, path, query and headers as values, and no token', async () => {
    const calls: unknown[] = [];
    const http = createEmbeddedHttp(async (call) => {
      calls.push({ ...call, query: [...call.query] });
      return { status: 204, headers: {}, body: undefined };
    });
    const options = { searchParams: { 'page[limit]': '1' }, headers: { 'Idempotency-Key': 'a' } };
    expect((await http('delete', 'api/v0.1/tasks/1', z.unknown(), options)).isOk()).toBe(true);
    expect(calls).toEqual([
      {
        method: 'DELETE',
        path: '/api/v0.1/tasks/1',
        query: [['page[limit]', '1']],
        headers: { 'idempotency-key': 'a' },
        body: undefined,
      },
    ]);
  });

  example('gives up at the deadline, and does not begin when the time of the request is spent', async () => {
    const signal = new AbortController().signal;
    let calls = 0;
    const silent = () => {
      calls += 1;
      return new Promise<never>(() => undefined);
    };
    for (const [milliseconds, begun] of [
      [20, 1],
      [0, 1],
    ] as const) {
      const http = createEmbeddedHttp(silent, { budget: () => ({ timeLeft: () => milliseconds, signal }) });
      const failure = (await http('get', 'things', Thing))._unsafeUnwrapErr();
      expect(failure).toMatchObject({ kind: 'unavailable', request: 'GET things' });
      expect(calls).toBe(begun);
    }
  });

  example('never throws', async () => {
    const http = createEmbeddedHttp(() => Promise.reject(new Error('closed')));
    expect((await http('get', 'things', Thing)).isErr()).toBe(true);
  });

  example('a call that may take longer has its own time, as over the network', async () => {
    const { signal } = new AbortController();
    const budget = () => ({ timeLeft: (timeoutMs = 0) => (timeoutMs > 10_000 ? 5_000 : 0), signal });
    const near = createEmbeddedHttp(async () => ({ status: 200, headers: {}, body: { id: '1' } }), {
      budget,
    });
    const far = createHttp('http://service.local/', async () => Response.json({ id: '1' }), { budget });
    for (const http of [near, far]) {
      expect((await http('get', 'things', Thing)).isErr()).toBe(true);
      expect((await http('get', 'things', Thing, { timeoutMs: 120_000 })).isOk()).toBe(true);
    }
  });
});
