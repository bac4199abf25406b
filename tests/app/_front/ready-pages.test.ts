import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Redirected } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it as example, expect, vi } from 'vitest';
import { createHandler } from '#app/_front/handler.ts';
import { LimitedRequest } from '#app/_front/limited-request.ts';
import { createPageCache, finishPage } from '#app/_front/page-cache.ts';
import { PageResponse } from '#app/_front/page-response.ts';
import { createReadyPages } from '#app/_front/ready-pages.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

const HOST = 'fair.example';
const settings = readSettings({
  APP_URL: `https://${HOST}`,
  FAIRDESK_DATA: tmpdir(),
  // Nothing listens here: a stale page cannot be refreshed.
  PORT: '1',
  NODE_ENV: 'test',
})._unsafeUnwrap();
const pages = createPageCache(1_000_000);
const moved = new Map<string, Redirected>();
const ready = createReadyPages(pages, settings);
const handler = createHandler({
  sendStatic: () => false,
  settings,
  clock: () => new Date(),
  pages,
  ready,
  platform: async () => new Response('platform'),
  next: async ({ url }, response) => {
    const body = `not cached: ${url}`;
    response.writeHead(404, { 'content-length': body.length }).end(body);
  },
  findMovedPage: async (url) => moved.get(url),
  findFolder: async () => undefined,
  refreshSecret: 'secret',
  log: quietLog,
});
let readyCount = 0;
const withReadyPages = (incoming: LimitedRequest, response: PageResponse): void => {
  if (ready.send(incoming, response)) readyCount += 1;
  else handler(incoming, response);
};

interface Sent {
  readonly status: number | undefined;
  readonly headers: object;
  readonly body: string;
}

const send = (
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers: { host: HOST, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, 'content-security-policy': policy = '', ...rest } = response.headers;
        resolve({
          status: response.statusCode,
          headers: { ...rest, policy: String(policy).replace(/'nonce-[^']+'/, 'nonce') },
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    });
    sent.once('error', reject);
    sent.end();
  });

describe('ready pages', () => {
  const options = { IncomingMessage: LimitedRequest, ServerResponse: PageResponse };
  const servers = [createServer(options, withReadyPages), createServer(options, handler)] as const;
  let ports: readonly [number, number];
  beforeAll(async () => {
    const listening = servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, () => resolve((server.address() as AddressInfo).port)),
        ),
    );
    ports = (await Promise.all(listening)) as [number, number];
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  const pageOf = (path: string, status = 200, lifeMs = 30_000) =>
    finishPage(status, Buffer.from(`<p>${path}</p>`.repeat(20)), lifeMs, Date.now());
  const etagOf = (path: string): string => pageOf(path).headers.etag ?? '';
  const store = (path: string, status?: number, lifeMs?: number): void =>
    pages.set(path, pageOf(path, status, lifeMs), pages.age());
  const clear = (): void => {
    pages.purge();
    moved.clear();
    readyCount = 0;
  };

  const anyHeader = fc.constantFrom(
    ...[
      ['accept', '*/*'],
      ['accept', 'application/json'],
      ['accept', ''],
    ],
    ...['br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0'].map((value) => ['accept-encoding', value]),
    ...[
      ['cookie', 'a=b'],
      ['if-none-match', etagOf('/a')],
      ['if-none-match', '*'],
      ['rsc', '1'],
    ],
    ...[
      ['host', HOST.toUpperCase()],
      ['host', `${HOST}:443`],
      ['host', 'elsewhere.example'],
    ],
    ...[
      ['x-refresh-page', 'secret'],
      ['content-length', '0'],
      ['sec-fetch-site', 'cross-site'],
    ],
  );
  const anyHeaders = fc.oneof(
    fc.constant({}),
    anyHeader.map(([name = '', value = '']): Record<string, string> => ({ [name]: value })),
  );
  const anyPath = fc.constantFrom('/a', '/a', '/a', '/b', '/b', '/a?utm=x', '/a?q=pump', '/c', '/%E0%A4%A');

  it.prop(
    [
      fc.array(
        fc.record({
          path: anyPath,
          method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST'),
          headers: anyHeaders,
          laterMs: fc.constantFrom(0, 0, 0, 600, 1001),
        }),
        { minLength: 8, maxLength: 16 },
      ),
      fc.constantFrom(200, 404),
      fc.constantFrom(500, 30_000),
    ],
    { numRuns: 40 },
  )('are the responses that full handling gives', async (requests, status, lifeMs) => {
    clear();
    store('/a', status, lifeMs);
    store('/b');
    moved.set('/b', { href: '/a', kind: 'transfer' });
    for (const { path, laterMs, ...rest } of requests) {
      expect(await send(ports[0], path, rest)).toEqual(await send(ports[1], path, rest));
      vi.setSystemTime(Date.now() + laterMs);
    }
  });

  it.prop([anyPath, fc.constantFrom(200, 404), fc.constantFrom({}, { 'accept-encoding': 'br' })])(
    'have for HEAD the status and the headers of GET, cached or not, without a body',
    async (path, status, headers) => {
      clear();
      store('/a', status);
      for (const port of ports) {
        const { body: _, ...get } = await send(port, path, { headers });
        expect(await send(port, path, { method: 'HEAD', headers })).toEqual({ ...get, body: '' });
      }
    },
  );

  example('are sent from the second request on', async () => {
    clear();
    store('/a');
    const [first, second] = [await send(ports[0], '/a'), await send(ports[0], '/a')];
    expect(readyCount).toBe(1);
    expect(second).toEqual(first);
  });

  example('give way to a redirect within a second', async () => {
    clear();
    store('/a');
    await send(ports[0], '/a');
    moved.set('/a', { href: '/c', kind: 'permanent' });
    vi.setSystemTime(Date.now() + 1001);
    expect((await send(ports[0], '/a')).status).toBe(301);
    expect((await send(ports[0], '/a')).status).toBe(301);
  });

  example('are never the page that another address was transferred to', async () => {
    clear();
    store('/a');
    moved.set('/b', { href: '/a', kind: 'transfer' });
    moved.set('/a', { href: '/c', kind: 'permanent' });
    expect((await send(ports[0], '/b')).status).toBe(200);
    expect((await send(ports[0], '/a')).status).toBe(301);
  });

  example('are deleted by a purge', async () => {
    clear();
    store('/a');
    await send(ports[0], '/a');
    pages.purge();
    expect((await send(ports[0], '/a')).status).toBe(404);
  });
});
