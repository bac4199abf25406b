import { type Failure, type Log, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { withBreaker } from '#adapters/shared/http/circuit-breaker.ts';
import type { Http, Method } from '#adapters/shared/http/http.ts';
import { withRequestBudget } from '#adapters/shared/http/request-budget.ts';

const FAILURES = 5;

/** What a call gets after a time, in milliseconds. */
interface Reply {
  readonly afterMs: number;
  /** Absent for no response. */
  readonly status?: number;
}

const failureOf = (request: string, status: number | undefined): Failure => ({
  ...{ kind: 'unavailable', request },
  ...(status !== undefined && { response: { request, status, statusText: '', headers: {}, data: '' } }),
});

describe('the times of a circuit breaker', () => {
  let reply: Reply;
  let calls: string[];
  let lines: string[];
  let http: Http;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
    [reply, calls, lines] = [{ afterMs: 0, status: 503 }, [], []];
    const system = ((method: Method, path: string) => {
      const request = `${method.toUpperCase()} ${path}`;
      const { afterMs, status } = reply;
      calls.push(request);
      const wait = new Promise<void>((resolve) => {
        if (afterMs === 0) resolve();
        else setTimeout(resolve, afterMs);
      });
      return ResultAsync.fromSafePromise(wait).andThen(() =>
        status === 200
          ? ResultAsync.fromSafePromise(Promise.resolve({}))
          : ResultAsync.fromPromise(Promise.reject(new Error('failed')), () => failureOf(request, status)),
      );
    }) as Http;
    const log: Log = {
      ...{ info: (line) => lines.push(`info: ${line}`), warn: (line) => lines.push(`warn: ${line}`) },
      error: (line) => lines.push(`error: ${line}`),
    };
    http = withBreaker(system, {
      system: 'profile service',
      log,
      isRepeatable: (method) => method === 'get',
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A call that gets its reply, and ends with it; whether it was sent. */
  const call = async (next: Reply, method: Method = 'get', path = 'things'): Promise<boolean> => {
    reply = next;
    const before = calls.length;
    const pending = http(method, path, z.unknown());
    await vi.advanceTimersByTimeAsync(next.afterMs);
    // A call that waits for a probe would never end, since only the test advances the time.
    const late = new Promise<'late'>((resolve) => setImmediate(() => resolve('late')));
    expect(await Promise.race([pending, late])).not.toBe('late');
    return calls.length > before;
  };
  const hang = (afterMs: number) => call({ afterMs });

  it('open it after one call that waits for half of the timeout, and not before', async () => {
    await hang(REQUEST_TIMEOUT_MS / 2 - 1);
    expect(await hang(REQUEST_TIMEOUT_MS / 2)).toBe(true);
    expect(await hang(0)).toBe(false);
  });

  it.each([
    { status: 200, atMs: 1000, opens: false },
    { status: 404, atMs: 1000, opens: false },
    { status: 503, atMs: 1000, opens: false },
    { status: 200, atMs: 0, opens: false },
    { status: 200, atMs: -1, opens: true },
  ])('count from the start of a call whether the system responds: %j', async ({ status, atMs, opens }) => {
    if (atMs <= 0) await call({ afterMs: 0, status });
    await vi.advanceTimersByTimeAsync(Math.max(0, -atMs));
    reply = { afterMs: REQUEST_TIMEOUT_MS / 2 };
    const slow = http('get', 'slow', z.unknown());
    await vi.advanceTimersByTimeAsync(Math.max(0, atMs));
    if (atMs > 0) await call({ afterMs: 0, status });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS / 2);
    expect((await slow).isErr()).toBe(true);
    expect(await call({ afterMs: 0, status: 200 })).toBe(!opens);
  });

  it('never count a slow response as a system that hangs', async () => {
    for (let count = 1; count <= FAILURES; count += 1)
      expect(await call({ afterMs: REQUEST_TIMEOUT_MS, status: 503 })).toBe(true);
    expect(await hang(0)).toBe(false);
  });

  it('count a response that comes as the request runs out of time', async () => {
    const budget = { timeLeft: () => 0, signal: AbortSignal.abort() };
    for (let count = 1; count <= FAILURES; count += 1)
      expect(await withRequestBudget(budget, () => call({ afterMs: 0, status: 500 }))).toBe(true);
    expect(await hang(0)).toBe(false);
  });

  it.each([
    { timeLeft: 1000, isAborted: true, counts: false },
    { timeLeft: 2, isAborted: false, counts: false },
    { timeLeft: 3, isAborted: false, counts: true },
  ])('count a call without a response unless it was cut short: %j', async (request) => {
    const signal = request.isAborted ? AbortSignal.abort() : new AbortController().signal;
    const budget = { timeLeft: () => request.timeLeft, signal };
    for (let count = 1; count <= FAILURES; count += 1)
      expect(await withRequestBudget(budget, () => call({ afterMs: 0 }))).toBe(true);
    expect(await call({ afterMs: 0, status: 200 })).toBe(!request.counts);
  });

  it('begin again after each response', async () => {
    for (let count = 1; count < FAILURES; count += 1) await call({ afterMs: 0, status: 500 });
    await call({ afterMs: 0, status: 200 });
    for (let count = 1; count <= FAILURES; count += 1)
      expect(await call({ afterMs: 0, status: 500 })).toBe(true);
    expect(await call({ afterMs: 0, status: 500 })).toBe(false);
  });

  it('let one probe through each half second, and close it with the first response', async () => {
    for (let count = 1; count <= FAILURES; count += 1) await call({ afterMs: 0, status: 503 });
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(499);
    expect(calls.length).toBe(before);
    for (let probes = 1; probes <= 4; probes += 1) {
      await vi.advanceTimersByTimeAsync(probes === 1 ? 1 : 500);
      expect(calls.length).toBe(before + probes);
    }
    reply = { afterMs: 0, status: 404 };
    await vi.advanceTimersByTimeAsync(500);
    const [opened, closed, ...others] = lines;
    expect(opened).toMatch(/^warn: .*profile service does not respond/);
    expect(closed).toMatch(/^info: .*profile service responds again/);
    expect(others).toEqual([]);
    const probed = calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.length).toBe(probed);
    // Counts from zero again.
    for (let count = 1; count <= FAILURES; count += 1)
      expect(await call({ afterMs: 0, status: 500 })).toBe(true);
    expect(await call({ afterMs: 0, status: 500 })).toBe(false);
  });

  it('probe with the last call that failed and the last that got a response, in turn', async () => {
    await call({ afterMs: 0, status: 200 }, 'get', 'works');
    for (let count = 1; count <= FAILURES; count += 1) await call({ afterMs: 0, status: 503 });
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls.slice(before)).toEqual(['GET things', 'GET works', 'GET things', 'GET works']);
  });

  it('close it after half a second where no call can be repeated, and count from zero again', async () => {
    const post = () => call({ afterMs: 0, status: 503 }, 'post');
    for (let count = 1; count <= FAILURES; count += 1) expect(await post()).toBe(true);
    expect(await post()).toBe(false);
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.length).toBe(before);
    for (let count = 1; count <= FAILURES; count += 1) expect(await post()).toBe(true);
    expect(await post()).toBe(false);
  });

  it('open it once for calls that fail together', async () => {
    reply = { afterMs: 100, status: 503 };
    const pending = Array.from({ length: 3 * FAILURES }, () => http('get', 'things', z.unknown()));
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(pending);
    expect(lines).toHaveLength(1);
    reply = { afterMs: 0, status: 200 };
    await vi.advanceTimersByTimeAsync(500);
    expect(await call({ afterMs: 0, status: 200 })).toBe(true);
  });
});
