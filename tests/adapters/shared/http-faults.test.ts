import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it as property } from '@fast-check/vitest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttp, type HttpOptions } from '#adapters/shared/http/http.ts';
import { currentBudget, withRequestBudget } from '#adapters/shared/http/request-budget.ts';
import { streamOf } from '#adapters/shared/http/stream-of.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Fault, type FaultServer, openFaultServer } from '#tests/support/servers/fault-server.ts';

const TIMEOUT_MS = 400;
/** Generous, for a busy machine: without a timeout a call takes for ever. */
const PATIENCE_MS = 10_000;
const MAX_BYTES = 100_000;
const LIMITS = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
const Things = z.object({ data: z.array(z.unknown()) });

/** Runs the garbage collection that Node runs at some point anyway. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  for (let times = 0; times < 3; times += 1) runInNewContext('gc')();
};

describe('a call to a faulty system', () => {
  let system: FaultServer;
  beforeAll(async () => {
    system = await openFaultServer(async () => Response.json({ data: [] }));
  });
  afterEach(() => system.mend());
  afterAll(() => system.close());

  const call = (options: HttpOptions = {}) =>
    createHttp(system.url, undefined, { ...LIMITS, ...options })('get', 'things', Things);

  const failureOf = async (fault: Fault, timeoutMs = PATIENCE_MS): Promise<Failure> => {
    system.break({ fault });
    return (await call({ timeoutMs }))._unsafeUnwrapErr();
  };

  it.each(['silent', 'stalled', 'dripping'] as const)(
    'times out and closes its connection: %s',
    async (fault) => {
      const start = performance.now();
      const failure = await failureOf(fault, TIMEOUT_MS);
      expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
      expect(failure).toEqual({
        kind: 'unavailable',
        request: 'GET things',
        answer: `Request timed out, timeout of ${TIMEOUT_MS}ms is exceeded`,
      });
      await eventually(() => expect(system.pending()).toBe(0));
    },
  );

  it('times out when the error response stalls', async () => {
    system.break({ fault: 'stalled' });
    const http = createHttp(
      system.url,
      async (request) => {
        const { body, headers } = await fetch(request);
        return new Response(body, { status: 500, headers });
      },
      LIMITS,
    );
    expect((await http('get', 'things', Things))._unsafeUnwrapErr().kind).toBe('unavailable');
    await eventually(() => expect(system.pending()).toBe(0));
  });

  it.each<[Fault, Failure['kind']]>([
    ['reset', 'unavailable'],
    ['cut', 'unavailable'],
    ['cut-chunks', 'unavailable'],
    ['redirect-loop', 'unavailable'],
    ['broken-gzip', 'unavailable'],
    ['half-gzip', 'malformed'],
    ['long-header', 'unavailable'],
    ['html', 'malformed'],
    ['truncated-json', 'malformed'],
    ['utf-16', 'malformed'],
    ['no-content', 'malformed'],
    [{ status: 201 }, 'malformed'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'throttled'],
    [{ status: 401 }, 'signed-out'],
    [{ status: 403 }, 'unavailable'],
    [{ status: 404 }, 'not-found'],
    [{ status: 408 }, 'unavailable'],
    [{ status: 400 }, 'rejected'],
    [{ status: 413 }, 'rejected'],
    [{ status: 422 }, 'rejected'],
    [{ status: 409 }, 'conflict'],
    [{ status: 412 }, 'conflict'],
    [{ bytes: 200_000_000 }, 'malformed'],
    [{ bytes: 20_000_000, gzip: true }, 'malformed'],
  ])('maps the fault %j to the failure %s', async (fault, kind) => {
    expect((await failureOf(fault)).kind).toBe(kind);
  });

  it.each([
    ['7', 7],
    ['Sun, 29 Nov 2026 23:02:00 GMT', 120],
    ['-5', 60],
    ['soon', 60],
  ])('waits as long as Retry-After says: %s', async (header, seconds) => {
    const headers = { 'retry-after': header, date: 'Sun, 29 Nov 2026 23:00:00 GMT' };
    const http = createHttp('http://x.local', async () => new Response('', { status: 429, headers }), LIMITS);
    expect((await http('get', 'things', Things))._unsafeUnwrapErr()).toMatchObject({
      ...{ kind: 'throttled', retryAfterSeconds: seconds },
    });
  });

  it('stops receiving a body that is too long', async () => {
    await failureOf({ bytes: 200_000_000 });
    await eventually(() => expect(system.pending()).toBe(0));
    // The most that the socket buffers of both sides hold.
    expect(system.sentBytes()).toBeLessThan(20_000_000);
  });

  it('reads no more of an error than any error document has, and closes the connection', async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(97)),
      cancel,
    });
    const headers = { 'content-type': 'application/json' };
    const http = createHttp(
      'http://x.local',
      async () => new Response(endless, { status: 500, headers }),
      LIMITS,
    );
    const failure = (await http('get', 'things', Things))._unsafeUnwrapErr();
    expect(failure.response).toMatchObject({ status: 500, data: 'a'.repeat(65_536) });
    await eventually(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('rejects a body whose content length is too large without receiving it', async () => {
    const long = { 'content-length': String(MAX_BYTES + 1), 'content-type': 'application/json' };
    const failure = (
      await createHttp('http://x.local', async () => new Response('{"data":[]}', { headers: long }), LIMITS)(
        'get',
        'things',
        Things,
      )
    )._unsafeUnwrapErr();
    expect(failure).toMatchObject({
      kind: 'malformed',
      detail: `The response is longer than ${MAX_BYTES} bytes`,
    });
  });

  property.prop([fc.uint8Array({ maxLength: 40 }), fc.nat(40)])(
    'reads a body exactly when it is within the limit',
    async (bytes, maxBytes) => {
      const text = JSON.stringify(Buffer.from(bytes).toString('hex'));
      const http = createHttp('http://x.local', async () => new Response(text), { maxBytes });
      const result = await http('get', 'things', z.string());
      expect(result.isOk()).toBe(text.length <= maxBytes);
    },
  );

  property.prop([fc.string({ unit: 'grapheme' }), fc.array(fc.nat(60), { maxLength: 6 })])(
    'reads the same text wherever its bytes are split',
    async (text, cuts) => {
      const bytes = new TextEncoder().encode(JSON.stringify(text));
      const places = [0, ...cuts.filter((cut) => cut < bytes.length), bytes.length].toSorted((a, b) => a - b);
      const parts = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      const sent = async function* () {
        yield* parts;
      };
      const http = createHttp('http://x.local', async () => new Response(streamOf(sent())), LIMITS);
      expect((await http('get', 'things', z.string()))._unsafeUnwrap()).toBe(text);
    },
  );

  it.each(['silent', 'stalled'] as const)(
    'is aborted when the visitor leaves, and closes its connection: %s',
    async (fault) => {
      const leaving = new AbortController();
      const budget = { timeLeft: () => 10_000, signal: leaving.signal };
      const options = { timeoutMs: 10_000, budget: currentBudget, isAbandoned: () => true };
      system.break({ fault });
      const left = withRequestBudget(budget, () => call(options));
      await eventually(() => expect(system.pending()).toBe(1));
      leaving.abort();
      expect((await left)._unsafeUnwrapErr().kind).toBe('unavailable');
      await eventually(() => expect(system.pending()).toBe(0));
    },
  );

  it.each(
    (['silent', 'stalled', 'dripping'] as const).flatMap((fault) =>
      [globalThis.fetch, undefined].flatMap((network) =>
        [LIMITS, {}].map((limits) => ({ fault, network, limits })),
      ),
    ),
  )(
    'closes its connection at the deadline, even after a garbage collection: $fault, $network, $limits',
    async ({ fault, network, limits }) => {
      system.break({ fault });
      const http = createHttp(system.url, network, { ...limits, timeoutMs: 1500 });
      const calls = Promise.all(Array.from({ length: 4 }, () => http('get', 'things', Things)));
      await eventually(() => expect(system.pending()).toBe(4));
      collectGarbage();
      await calls;
      await eventually(() => expect(system.pending()).toBe(0));
    },
  );

  it('cancels a body when the visitor left as its headers arrived', async () => {
    const leaving = new AbortController();
    const budget = { timeLeft: () => 10_000, signal: leaving.signal };
    const cancel = vi.fn();
    const http = createHttp(
      'http://x.local',
      async () => {
        leaving.abort();
        return new Response(new ReadableStream({ cancel }));
      },
      { ...LIMITS, budget: currentBudget, isAbandoned: () => true },
    );
    const left = await withRequestBudget(budget, () => http('get', 'things', Things));
    expect(left.isErr()).toBe(true);
    await eventually(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('continues without the visitor when it may be a write', async () => {
    const leaving = new AbortController();
    const budget = { timeLeft: () => 10_000, signal: leaving.signal };
    const going = withRequestBudget(budget, () => call({ budget: currentBudget, isAbandoned: () => false }));
    leaving.abort();
    expect((await going).isOk()).toBe(true);
  });

  it('counts towards the time budget of the request, and is not sent once that is spent', async () => {
    const { signal } = new AbortController();
    const end = performance.now() + TIMEOUT_MS;
    const budget = { timeLeft: () => end - performance.now(), signal };
    system.break({ fault: 'silent' });
    const sent = system.requests.length;
    const start = performance.now();
    await withRequestBudget(budget, async () => {
      for (let calls = 0; calls < 3; calls += 1)
        expect((await call({ timeoutMs: 10_000, budget: currentBudget })).isErr()).toBe(true);
    });
    expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
    expect(system.requests.length - sent).toBe(1);
  });
});
