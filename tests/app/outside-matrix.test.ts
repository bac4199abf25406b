import { describeFailure, type Failure, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRequestBudget } from '#adapters/shared/http/request-budget.ts';
import { type EmbeddedPlatform, openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { wireServer } from '#app/_composition/server.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { readSettings, type Settings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { inForm, RESPONSE_FORMS } from '#tests/support/response-forms.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { type Fault, openFaultServer } from '#tests/support/servers/fault-server.ts';
import {
  type DemoItems,
  demoItems,
  OUTSIDE_SYSTEMS,
  type OutsideSystem,
} from '#tests/support/servers/outside-systems.ts';
import { type RunningPlatform, startPlatform } from '#tests/support/servers/start-platform.ts';

/** How much later than its timeout a call may fail. Source: quality R7. */
const LATE_MS = 500;
const TICK_MS = 10;
/** How soon a call succeeds after the fault, in waits: a busy machine makes them longer, as it does the probes. */
const WAIT_MS = 50;
const RECOVERY_WAITS = 2000 / WAIT_MS;
/** Enough calls to open a circuit. */
const MORE_CALLS = 5;
/** How many systems fail at the same time: enough to use the time that the others wait. */
const AT_ONCE = 6;

const SLOW = ['silent', 'stalled', 'dripping'] as const;
const QUICK = [
  ...(['reset', 'cut', 'cut-chunks', 'broken-gzip', 'half-gzip', 'long-header'] as const),
  ...(['html', 'truncated-json', 'utf-16', 'no-content', 'redirect-loop'] as const),
  ...[201, 400, 401, 403, 404, 408, 429, 500, 502, 503].map((status) => ({ status })),
  { bytes: 200_000_000 },
] as const satisfies readonly Fault[];

/** Faults without a complete response. */
const UNFINISHED: readonly Fault[] = [
  ...(['reset', 'cut', 'cut-chunks', 'broken-gzip', 'long-header', 'redirect-loop'] as const),
];

/** A result may say until when it is valid. */
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** What became of a call while its system failed, and for how many waits the system then seemed to fail still. */
interface Outcome {
  readonly failure: Failure | undefined;
  readonly lateMs: number;
  readonly waits: number;
}

/** Counts how long the call takes beyond its timeout; a machine that stops for a while counts as one tick. */
const timed = async (timeoutMs: number, call: () => ResultAsync<unknown, Failure>) => {
  let lateMs = 0;
  let ticks: ReturnType<typeof setInterval> | undefined;
  const timer = setTimeout(() => {
    ticks = setInterval(() => {
      lateMs += TICK_MS;
    }, TICK_MS);
  }, timeoutMs);
  const result = await call();
  clearTimeout(timer);
  clearInterval(ticks);
  return { result, lateMs };
};

/** The call as part of a request, whose time it may use up. */
const inRequest = (call: () => ResultAsync<unknown, Failure>): ResultAsync<unknown, Failure> => {
  const end = performance.now() + REQUEST_TIMEOUT_MS;
  const { signal } = new AbortController();
  return withRequestBudget({ timeLeft: () => end - performance.now(), signal }, call);
};

const textOf = ({ textOf: own, timeoutMs = REQUEST_TIMEOUT_MS }: OutsideSystem, fault: Fault): RegExp => {
  const timeout = new RegExp(
    `^Cannot complete \\S+ \\S+: Request timed out, timeout of ${timeoutMs}ms is exceeded$`,
  );
  const text = own?.(fault);
  if (text) return text;
  if (typeof fault === 'object')
    return 'status' in fault && fault.status === 408 ? timeout : /^Cannot |^Too many attempts|\S+ \S+ 400$/;
  if (SLOW.some((slow) => slow === fault)) return timeout;
  return UNFINISHED.some((unfinished) => unfinished === fault)
    ? /^Cannot complete \S+ \S+: no answer$/
    : /^Cannot read the answer of \S+ \S+: /;
};

describe('every outside system, whichever way it fails', () => {
  const closers: (() => Promise<void>)[] = [];
  let outside: RunningPlatform;
  let ours: EmbeddedPlatform;
  let theirs: Settings;
  let items: DemoItems;
  const outcomes = new Map<string, Outcome>();
  const titleOf = (name: string, fault: Fault) => `${name} ${JSON.stringify(fault)}`;

  const open = async (
    { settings, call, play }: OutsideSystem,
    form: (response: Response) => Promise<Response> = async (response) => response,
  ) => {
    const working = async (request: Request) =>
      form(await (play?.(request, outside.fetch) ?? outside.fetch(request)));
    const server = await openFaultServer(working);
    closers.push(server.close);
    const env = { NODE_ENV: 'test' as const, FAIRDESK_DATA: newFolder(), ...settings(server.url, theirs) };
    const read = readSettings(env)._unsafeUnwrap();
    const container = wireServer({ settings: read, log: quietLog, platform: ours.call });
    return { server, call: () => inRequest(() => call(container, items)) };
  };

  const record = async (name: string, system: OutsideSystem, fault: Fault): Promise<void> => {
    const { server, call } = await open(system);
    (await call()).mapErr((failure) => expect.fail(`${name}: ${describeFailure(failure)}`));
    server.break({ fault });
    const { result, lateMs } = await timed(system.timeoutMs ?? REQUEST_TIMEOUT_MS, call);
    // One wait opens a circuit, and a system without one would wait again each time.
    if (QUICK.some((quick) => quick === fault && !(typeof quick === 'object' && 'bytes' in quick)))
      for (let calls = 0; calls < MORE_CALLS; calls += 1) await call();
    server.mend();
    let waits = 0;
    for (; waits < 2 * RECOVERY_WAITS && (await call()).isErr(); waits += 1)
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    outcomes.set(titleOf(name, fault), { failure: result.isErr() ? result.error : undefined, lateMs, waits });
  };

  beforeAll(async () => {
    outside = await startPlatform();
    theirs = settingsOf(outside.dataFolder);
    const own = settingsOf(newFolder());
    ours = await openEmbeddedPlatform(own, quietLog);
    items = await demoItems(wireServer({ settings: own, log: quietLog, platform: ours.call }));
    const cells = (faults: readonly Fault[]) =>
      Object.entries<OutsideSystem>(OUTSIDE_SYSTEMS).flatMap(([name, system]) =>
        faults.map((fault) => () => record(name, system, fault)),
      );
    const quick = cells(QUICK).values();
    const next = async () => {
      for (const cell of quick) await cell();
    };
    // The slow ones wait while the others fail.
    await Promise.all([...cells(SLOW).map((cell) => cell()), ...Array.from({ length: AT_ONCE }, next)]);
  }, 240_000);
  afterAll(async () => {
    await Promise.all(closers.map((close) => close()));
    await Promise.all([outside.stop(), ours.close()]);
  });

  describe.each(Object.entries<OutsideSystem>(OUTSIDE_SYSTEMS))('%s', (name, system) => {
    it.each<Fault>([...SLOW, ...QUICK])('fails in time, with its text, and recovers at once: %j', (fault) => {
      const { failure, lateMs, waits } = outcomes.get(titleOf(name, fault)) ?? expect.fail();
      expect(failure ? describeFailure(failure) : 'no failure').toMatch(textOf(system, fault));
      expect(lateMs).toBeLessThan(LATE_MS);
      expect(waits).toBeLessThan(RECOVERY_WAITS);
      if (failure?.response && typeof fault === 'object' && 'status' in fault)
        expect(failureDetails(failure)).toMatchObject({
          request: expect.stringMatching(/^(?:GET|POST) \S+$/),
          status: fault.status,
          statusText: expect.stringMatching(/^[A-Z]/),
        });
    });
  });

  describe.each(Object.entries<OutsideSystem>(OUTSIDE_SYSTEMS))('%s', (_name, system) => {
    it.each(Object.entries(RESPONSE_FORMS))('is read the same: a response %s', async (_form, form) => {
      const contents = async ({ call }: Awaited<ReturnType<typeof open>>) =>
        JSON.stringify((await call())._unsafeUnwrap()).replaceAll(INSTANT, 'some time');
      const usual = await contents(await open(system));
      expect(await contents(await open(system, (response) => inForm(response, form)))).toBe(usual);
    });
  });

  it.each([
    [1, true],
    [2, false],
  ])('a profile service that rejects %d tokens is called with one new token: %s', async (times, isOk) => {
    const { server, call } = await open(OUTSIDE_SYSTEMS['profile service']);
    server.break({ fault: { status: 401 }, on: /^GET/, times });
    expect((await call()).isOk()).toBe(isOk);
    expect((await call()).isOk()).toBe(true);
    expect(server.requests.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/v0.1/token',
      'POST /api/v0.1/refresh',
    ]);
  });
});

const settingsOf = (dataFolder: string): Settings =>
  readSettings({ NODE_ENV: 'test', FAIRDESK_DATA: dataFolder })._unsafeUnwrap();
