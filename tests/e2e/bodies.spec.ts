import { residentMegabytes } from '#tests/bench/process-figures.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { inspectedAt, openLiveMemory } from '#tests/support/servers/live-memory.ts';
import { chunkedBody, rawRequest } from '#tests/support/servers/raw-request.ts';
import type { RunningServer } from '#tests/support/servers/start-server.ts';
import { test as base, expect, isBehindBalancer, useServer } from './desk.ts';

interface Measured {
  readonly inspectorPort: number;
  readonly desk: RunningServer;
  /** The memory that the server needs now, in megabytes. */
  readonly liveMegabytes: () => Promise<number>;
}

/** A server of its own, whose memory can be measured. */
const test = base.extend<object, Measured>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  inspectorPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  desk: [
    async ({ inspectorPort }, use) => useServer(use, isBehindBalancer ? {} : inspectedAt(inspectorPort)),
    { scope: 'worker', timeout: 90_000 },
  ],
  liveMegabytes: [
    async ({ desk, inspectorPort }, use) => {
      // The servers behind a balancer would need a port each.
      if (isBehindBalancer) return use(async () => residentMegabytes(desk.pid));
      const memory = await openLiveMemory(desk.pid, inspectorPort);
      await use(memory.megabytes);
      memory.close();
    },
    { scope: 'worker' },
  ],
});

/** Megabytes that each client tries to send. */
const MEGABYTES = 300;
/** Megabytes sent first, so that the pools of the process have their size: a body held in memory would still add 250. */
const WARM_MEGABYTES = 50;
/** Memory that one response may add to the process, in megabytes. */
const ROOM = 100;

/** Measures when all but the end of a body was sent: a server that holds it in memory holds all of it then. */
async function* bodyUntilMeasured(measure: () => Promise<void>): AsyncGenerator<Uint8Array> {
  yield* chunkedBody(MEGABYTES, false);
  await measure();
  yield* chunkedBody(0);
}

/** The most memory of all measurements. */
const mostOf = (megabytes: () => Promise<number>) => {
  let most = 0;
  return {
    measure: async () => {
      most = Math.max(most, await megabytes());
    },
    most: () => most,
  };
};

/** Far below any timeout, and enough on a busy machine. In milliseconds. */
const SOON_MS = 8000;

const head = (url: string, path: string, type: string) => [
  `POST ${path} HTTP/1.1`,
  `Host: ${new URL(url).host}`,
  `Content-Type: ${type}`,
  'Transfer-Encoding: chunked',
];

const FORM = 'multipart/form-data; boundary=xyz';
/** Routes that accept posts without a session, with their possible statuses: some reject before reading. */
const POSTS = [
  ['/api/session', 'application/json', [413]],
  ['/api/session/form', 'application/x-www-form-urlencoded', [413]],
  ['/api/session/form', FORM, [413]],
  ['/api/session/mail-form', FORM, [413]],
  ['/api/session/forgot-password', 'application/json', [413]],
  ['/api/editing/render', 'application/json', [404]],
  ['/api/events/101/company-profile/x/logo', FORM, [401]],
  ['/sitecore/api/graph/edge', 'application/json', [401, 413]],
  ['/clearwater/practical-information', 'application/json', [405, 413]],
] as const;

test('a body without a length is rejected within a second, closed, and uses no memory', async ({
  desk,
  liveMegabytes,
}) => {
  test.skip(isBehindBalancer, 'nginx responds in our place');
  // The framework is loaded after the start, and the code of a route with its first request.
  expect((await fetch(`${desk.url}/organiser`, { redirect: 'manual' })).status).toBeLessThan(400);
  for (const [path, type] of POSTS)
    await rawRequest(desk.url, head(desk.url, path, type), chunkedBody(WARM_MEGABYTES));
  const before = await liveMegabytes();
  const memory = mostOf(liveMegabytes);
  for (const [path, type, statuses] of POSTS) {
    const body = bodyUntilMeasured(memory.measure);
    const response = await rawRequest(desk.url, head(desk.url, path, type), body);
    await memory.measure();
    expect([path, statuses]).toEqual([path, expect.arrayContaining([response.status])]);
    expect(response.respondedMs).toBeLessThan(SOON_MS);
    expect(response.closedMs).toBeLessThan(SOON_MS);
  }
  expect(memory.most() - before).toBeLessThan(ROOM);
});

test('twelve such bodies at once use no memory, and other requests are served meanwhile', async ({
  desk,
  liveMegabytes,
}) => {
  const before = await liveMegabytes();
  const memory = mostOf(liveMegabytes);
  const responses = Promise.all(
    Array.from({ length: 12 }, () =>
      rawRequest(
        desk.url,
        head(desk.url, '/api/session', 'application/json'),
        bodyUntilMeasured(memory.measure),
      ),
    ),
  );
  expect((await fetch(`${desk.url}/healthz`)).status).toBe(200);
  for (const { status } of await responses) expect(status).toBe(413);
  await memory.measure();
  expect(memory.most() - before).toBeLessThan(ROOM);
});

test('the sign-in form rejects any other content with 400', async ({ request }) => {
  for (const [type, data] of [
    ['application/json', '{}'],
    ['multipart/form-data; boundary=a', '--b\r\n\r\n'],
    ['multipart/form-data', 'x'],
    ['text/plain', 'username=a'],
  ] as const) {
    const response = await request.post('/api/session/form', { headers: { 'content-type': type }, data });
    expect([type, response.status()]).toEqual([type, 400]);
  }
});

test('speaks HTTP/1.0 without a host, and accepts its own name in capitals', async ({ desk }) => {
  test.skip(isBehindBalancer, 'nginx responds in our place');
  const old = await rawRequest(desk.url, ['GET /healthz HTTP/1.0']);
  expect(old.status).toBe(200);
  const loud = await rawRequest(desk.url, [
    'GET /healthz HTTP/1.1',
    `Host: ${new URL(desk.url).host.toUpperCase()}`,
    'Connection: close',
  ]);
  expect(loud.status).toBe(200);
});
