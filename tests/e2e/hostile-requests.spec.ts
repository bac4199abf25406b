import { fc } from '@fast-check/vitest';
import { type AnyRequest, anyRequest } from '#tests/support/models/any-request.ts';
import { type RawResponse, rawRequest } from '#tests/support/servers/raw-request.ts';
import type { RunningServer } from '#tests/support/servers/start-server.ts';
import { enter } from './company-desk.ts';
import { expect, isBehindBalancer, test } from './desk.ts';

const EXHIBITOR = { accountName: 'stand@noria-pumps.example', password: 'build-up-starts-at-seven' };
/** Far below any timeout, and enough on a busy machine. In milliseconds. */
const SOON_MS = 10_000;

test.skip(isBehindBalancer, 'nginx responds in our place');

/** Sends a request with the body that its headers announce. */
const send = (
  desk: RunningServer,
  { method, target, headers }: AnyRequest,
  more: readonly string[] = [],
): Promise<RawResponse> => {
  const host = `Host: ${new URL(desk.url).host}`;
  const head = [`${method} ${target} HTTP/1.1`, host, 'Connection: close', ...headers, ...more];
  const isChunked = headers.some((header) => /^Transfer-Encoding/.test(header));
  const body = isChunked ? '5\r\nhello\r\n0\r\nTrailer: x\r\n\r\n' : 'hello';
  const hasBody = isChunked || headers.includes('Content-Length: 5');
  return rawRequest(desk.url, head, hasBody ? [Buffer.from(body)] : []);
};

/** The head of the response itself, after an interim one. */
const headOf = ({ text }: RawResponse): string =>
  text.replace(/^HTTP\/1\.1 1.*?\r\n\r\n/s, '').split('\r\n\r\n')[0] ?? '';
const headerOf = (response: RawResponse, name: string): string | undefined =>
  new RegExp(`^${name}: *(.*?)\r?$`, 'im').exec(headOf(response))?.[1];

const expectSafe = (desk: RunningServer, response: RawResponse): void => {
  expect(Number(headOf(response).split(' ')[1])).toBeLessThan(500);
  expect(response.respondedMs).toBeLessThan(SOON_MS);
  expect(response.text).not.toMatch(/\n\s+at \S+ \(|node_modules\/|file:\/\/\//);
  const location = headerOf(response, 'location');
  if (location !== undefined) expect(new URL(location, desk.url).origin).toBe(desk.url);
};

test('never fails, leaks a stack or redirects to another host, for any request', async ({ desk }) => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => expectSafe(desk, await send(desk, request))),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 400) },
  );
  expect((await fetch(`${desk.url}/healthz`)).status).toBe(200);
});

test('never lets a cache store what only a signed-in user sees, for any request', async ({
  desk,
  request: api,
}) => {
  await enter(api, EXHIBITOR);
  const { cookies } = await api.storageState();
  const session = `Cookie: ${cookies.map(({ name, value }) => `${name}=${value}`).join('; ')}`;
  const anyRead = anyRequest
    .filter(
      ({ method, headers }) => method === 'GET' && !headers.some((header) => header.startsWith('Cookie')),
    )
    .map((request) => ({ ...request, headers: ['Accept-Encoding: identity', ...request.headers] }));
  let privateCount = 0;
  await fc.assert(
    fc.asyncProperty(anyRead, async (request) => {
      const own = await send(desk, request, [session]);
      expectSafe(desk, own);
      const isPrivate = own.text.includes(EXHIBITOR.accountName) || headerOf(own, 'set-cookie') !== undefined;
      if (isPrivate) expect(headerOf(own, 'cache-control')).toMatch(/private|no-store/);
      privateCount += Number(isPrivate);
      expect((await send(desk, request)).text).not.toContain(EXHIBITOR.accountName);
    }),
    {
      numRuns: Number(process.env.PROPERTY_RUNS ?? 150),
      // Its redirect and its cookie are for one user.
      examples: [[{ method: 'GET', target: '/api/events/only/101', headers: [] }]],
    },
  );
  expect(privateCount).toBeGreaterThan(0);
});
