import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withBreaker } from '#adapters/shared/http/circuit-breaker.ts';
import { createHttp, type Http } from '#adapters/shared/http/http.ts';
import { currentBudget, withRequestBudget } from '#adapters/shared/http/request-budget.ts';
import { eventually } from '#tests/support/eventually.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { type FaultServer, openFaultServer } from '#tests/support/servers/fault-server.ts';

const TIMEOUT_MS = 1000;
/** For systems that do not hang, so that a pause of the machine never looks like one that does. */
const LONG_MS = 20_000;
const PROBE_MS = 50;
const FAILURES = 5;

describe('a system behind a circuit breaker', () => {
  let system: FaultServer;
  let http: Http;
  const open = (hangMs: number): void => {
    const plain = createHttp(system.url, undefined, {
      timeoutMs: 2 * hangMs,
      budget: currentBudget,
      isAbandoned: () => true,
    });
    http = withBreaker(plain, {
      system: 'profile service',
      log: quietLog,
      isRepeatable: (method) => method === 'get',
      hangMs,
      probeMs: PROBE_MS,
    });
  };
  beforeEach(async () => {
    system = await openFaultServer();
    open(TIMEOUT_MS / 2);
  });
  afterEach(() => system.close());

  const get = (path = 'things') => http('get', path, z.unknown());
  const briefBudget = () => {
    const end = performance.now() + 100;
    return { timeLeft: () => end - performance.now(), signal: new AbortController().signal };
  };
  const sent = async (call: () => ReturnType<typeof get>): Promise<number> => {
    const before = system.requests.length;
    await call();
    return system.requests.length - before;
  };

  it.each(['silent', 'stalled', 'dripping'] as const)(
    'delays one visitor but not the second: %s',
    async (fault) => {
      system.break({ fault });
      expect((await get()).isErr()).toBe(true);
      const second = await get('other-things');
      expect(system.requests.filter((request) => request.includes('other-things'))).toEqual([]);
      expect(second._unsafeUnwrapErr()).toEqual({
        kind: 'unavailable',
        request: 'GET other-things',
        answer: 'the profile service does not respond',
      });
    },
  );

  it.each(['silent', 'stalled', 'dripping', 'reset'] as const)(
    'is used again soon after it recovers, without a request by a visitor: %s',
    async (fault) => {
      system.break({ fault });
      for (let calls = 0; calls < FAILURES; calls += 1) await get();
      expect((await get())._unsafeUnwrapErr()).toMatchObject({
        answer: 'the profile service does not respond',
      });
      await eventually(() => expect(system.requests.length).toBeGreaterThan(FAILURES + 2));
      system.mend();
      await eventually(async () => expect((await get()).isOk()).toBe(true));
      await eventually(() => expect(system.pending()).toBe(0));
    },
  );

  it.each([{ status: 500 }, { status: 503 }, 'reset', 'cut'] as const)(
    'is bypassed after 5 consecutive failures and not before: %j',
    async (fault) => {
      open(LONG_MS);
      system.break({ fault });
      for (let calls = 1; calls <= FAILURES; calls += 1) expect(await sent(() => get())).toBe(1);
      expect(await sent(() => get())).toBe(0);
    },
  );

  it.each([
    { status: 401 },
    { status: 404 },
    { status: 429 },
    'html',
    'truncated-json',
    'no-content',
  ] as const)('stays in use as long as it responds: %j', async (fault) => {
    open(LONG_MS);
    system.break({ fault });
    for (let calls = 1; calls <= 2 * FAILURES; calls += 1) expect(await sent(() => get())).toBe(1);
  });

  it('stays in use when one part hangs and others respond', async () => {
    system.break({ fault: 'silent', on: /slow/ });
    const slow = get('slow');
    await eventually(() => expect(system.pending()).toBe(1));
    await get();
    expect((await slow).isErr()).toBe(true);
    expect(await sent(() => get())).toBe(1);
  });

  it.each(['leave', 'run out of time'])('stays in use after many visitors who %s', async (how) => {
    open(LONG_MS);
    system.break({ fault: 'silent' });
    for (let visitors = 0; visitors < 4 * FAILURES; visitors += 1) {
      const leaving = new AbortController();
      const end = performance.now() + (how === 'leave' ? 2 * LONG_MS : 5 + visitors / 20);
      const left = withRequestBudget(
        { timeLeft: () => end - performance.now(), signal: leaving.signal },
        () => get(),
      );
      if (how === 'leave') setTimeout(() => leaving.abort(), 5);
      expect((await left).isErr()).toBe(true);
    }
    expect(await sent(() => withRequestBudget(briefBudget(), () => get()))).toBe(1);
  });

  it('probes without repeating a write', async () => {
    system.break({ fault: 'silent' });
    await http('post', 'things', z.unknown(), { json: {} });
    const posts = () => system.requests.filter((request) => request.startsWith('POST')).length;
    const before = posts();
    await eventually(async () => expect(await sent(() => get())).toBe(1));
    expect(posts()).toBe(before);
  });
});
